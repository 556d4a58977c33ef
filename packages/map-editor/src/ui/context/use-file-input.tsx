import { type ReactNode, useRef } from 'react'
import styles from '../shared/file-input.module.css'

export interface FileInputHandle {
  readonly open: () => void
  readonly element: ReactNode
}

const ROUTE_FILES =
  '.gpx,.geojson,.json,application/gpx+xml,application/geo+json,application/json,application/xml,text/xml'

/** A hidden file input, and the function that opens its dialog, which accepts route files by default. */
export function useFileInput(onFiles: (files: readonly File[]) => void, accept = ROUTE_FILES): FileInputHandle {
  const input = useRef<HTMLInputElement>(null)
  return {
    open: () => input.current?.click(),
    element: (
      <input
        ref={input}
        className={styles.fileInput}
        type="file"
        multiple
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        data-testid="route-file-input"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          onFiles(files)
        }}
      />
    ),
  }
}
