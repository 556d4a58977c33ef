import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './drop-area.module.css'

export interface DropAreaProps {
  /** One of `@repo/ui/icons`. */
  icon: string
  title: string
  text: string
  /** Of the button that opens the file dialog. */
  choose: string
  /** As an input's. */
  accept: string
  isMultiple?: boolean
  /** All files, whatever number was requested. */
  onFiles: (files: readonly File[]) => void
}

/** Takes files that were dropped elsewhere on the page: the browser would open them in place of it. */
function useMissedDrops(onFiles: DropAreaProps['onFiles']) {
  const take = useRef(onFiles)
  take.current = onFiles
  useEffect(() => {
    const isMissed = (event: DragEvent) => !event.defaultPrevented && event.dataTransfer?.types.includes('Files')
    const allow = (event: DragEvent) => {
      if (isMissed(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!isMissed(event)) return
      event.preventDefault()
      take.current([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', allow)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', allow)
      window.removeEventListener('drop', drop)
    }
  }, [])
}

/** Where files are dropped, with a button that chooses them. Files that are dropped beside it are taken too. */
export function DropArea({ icon, title, text, choose, accept, isMultiple = true, onFiles }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useMissedDrops(onFiles)
  return (
    <fieldset
      aria-label={title}
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Icon path={icon} size={28} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <Button variant="line" onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        hidden
        accept={accept}
        aria-label={choose}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </fieldset>
  )
}
