import { PRODUCT_LIMITS } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { upload } from '@repo/ui/icons'
import { useRef, useState } from 'react'
import { CHOOSABLE_PICTURES } from './accepted-picture.ts'
import styles from './picture-drop-area.module.css'
import type { PictureWords } from './say-picture-problem.ts'

interface PictureDropAreaProps {
  t: PictureWords
  /** How many are asked for; more may be given. */
  max: number
  onFiles: (files: readonly File[]) => void
}

const MEGABYTE = 1024 * 1024

/** Where photos are dropped, with a button that chooses them. */
export function PictureDropArea({ t, max, onFiles }: PictureDropAreaProps) {
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
      <Icon path={upload} size={28} />
      <div>
        <b>{t('picture.drop')}</b>
        <p>{t('picture.dropText', { max, megabytes: PRODUCT_LIMITS.imageBytes / MEGABYTE })}</p>
      </div>
      <Button variant="line" onClick={() => input.current?.click()}>
        {t('picture.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={max > 1}
        hidden
        accept={CHOOSABLE_PICTURES.join()}
        aria-label={t('picture.choose')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
