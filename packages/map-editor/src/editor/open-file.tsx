import { type ReactNode, useRef } from 'react'
import styles from './map-editor.module.css'

export interface FileInputHandle {
  readonly open: () => void
  readonly element: ReactNode
}

/** A hidden file input, and the function that opens its dialog. */
export function useFileInput(onFile: (file: File) => void): FileInputHandle {
  const input = useRef<HTMLInputElement>(null)
  return {
    open: () => input.current?.click(),
    element: (
      <input
        ref={input}
        className={styles.fileInput}
        type="file"
        accept=".gpx,.geojson,.json,application/gpx+xml,application/geo+json,application/json,application/xml,text/xml"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="route-file-input"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    ),
  }
}
