import { PRODUCT_LIMITS } from '@repo/contract'
import type { ImportMessages, Translator } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { fileArrowUp } from '@repo/ui/icons'
import { useRef, useState } from 'react'
import { ROUTE_FILES } from '../route-files/accepted-files.ts'
import styles from './file-import.module.css'

interface FileDropAreaProps {
  t: Translator<ImportMessages>
  onFiles: (files: readonly File[]) => void
}

/** Where files are dropped, with a button that chooses them. */
export function FileDropArea({ t, onFiles }: FileDropAreaProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse alone; the button does the same
    <div
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
      <Icon path={fileArrowUp} size={28} />
      <div>
        <b>{t('import.drop')}</b>
        <p>{t('import.dropText', { max: PRODUCT_LIMITS.routeFilesAtOnce })}</p>
      </div>
      <Button variant="line" onClick={() => input.current?.click()}>
        {t('import.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ROUTE_FILES.join()}
        aria-label={t('import.choose')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
