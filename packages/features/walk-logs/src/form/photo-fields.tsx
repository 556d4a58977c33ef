import { PictureUploads } from '@repo/authoring/picture-uploads'
import type { PictureUploads as Uploads } from '@repo/authoring/use-picture-uploads'
import { PRODUCT_LIMITS } from '@repo/contract'
import { IconButton } from '@repo/ui/icon-button'
import { x } from '@repo/ui/icons'
import { useState } from 'react'
import type { WalkPhoto } from '../walk-log.ts'
import { useFormMessages } from './form-messages.ts'
import styles from './walk-log-dialog.module.css'

const { photos: MAX_PHOTOS } = PRODUCT_LIMITS.walkLog

interface PhotoFieldsProps {
  photos: readonly WalkPhoto[]
  uploads: Uploads
  /** Tells why it cannot be sent yet. */
  isWaitedFor: boolean
  onRemove: (id: number) => void
}

/** The photos of a log: those that are stored, and where further ones are dropped or chosen. */
export function PhotoFields({ photos, uploads, isWaitedFor, onRemove }: PhotoFieldsProps) {
  const t = useFormMessages()
  const [left, setLeft] = useState<number | null>(null)
  const underway = uploads.uploads.filter(({ state }) => state.kind !== 'stored')
  const room = MAX_PHOTOS - photos.length - underway.length
  const add = (files: readonly File[]) => {
    setLeft(files.length > room ? room : null)
    uploads.add(files.slice(0, room))
  }
  return (
    <fieldset className={styles.group}>
      <legend>{t('form.photos')}</legend>
      <p className={styles.hint}>{t('form.photosHint', { max: MAX_PHOTOS })}</p>
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map(({ id, url, width, height }, index) => (
            <li key={id}>
              <img src={url} alt={t('form.photo', { number: index + 1 })} width={width} height={height} />
              <IconButton
                icon={x}
                size="sm"
                label={t('form.removePhoto', { number: index + 1 })}
                onClick={() => onRemove(id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div role="alert">
        {left === null ? null : <p className={styles.hint}>{t('form.photosLeft', { count: left })}</p>}
        {isWaitedFor ? (
          <p className={styles.hint} data-wrong>
            {t('form.photosUnderway')}
          </p>
        ) : null}
      </div>
      {room > 0 || underway.length > 0 ? (
        <PictureUploads t={t} uploads={{ ...uploads, uploads: underway, add }} />
      ) : null}
    </fieldset>
  )
}
