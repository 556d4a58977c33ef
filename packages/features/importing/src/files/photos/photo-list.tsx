import { formatPictureProblem } from '@repo/authoring/format-picture-problem'
import type { Translator } from '@repo/i18n'
import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { image, x } from '@repo/ui/icons'
import { Progress } from '@repo/ui/progress'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect, useState } from 'react'
import type { ImportMessages } from '../messages/en-us.ts'
import { formatPlacing } from './format-placing.ts'
import styles from './photos.module.css'
import type { PlacedPhoto } from './place-photos.ts'

interface PhotoListProps {
  t: Translator<ImportMessages>
  placed: readonly PlacedPhoto[]
  clockOffsetMinutes: number
  onRemove: (id: string) => void
}

/** Every photo with how it is placed, or why it is not. */
export function PhotoList({ t, placed, clockOffsetMinutes, onRemove }: PhotoListProps) {
  const { formatError } = useLanguage()
  return (
    <ul className={styles.photos} aria-label={t('import.photo.list')}>
      {placed.map((one) => {
        const { id, photo, placing, place } = one
        const { file, upload } = photo
        return (
          <li key={id} data-placed={place !== null || placing.how === 'reading'}>
            <Thumbnail file={file} />
            <div className={styles.text}>
              <b>{file.name}</b>
              <p>{formatPlacing(one, t, clockOffsetMinutes)}</p>
              {upload.kind === 'sending' ? (
                <Progress
                  label={t('import.photo.sendingOne', { percent: Math.round(upload.fraction * 100) })}
                  value={upload.fraction}
                />
              ) : null}
              {upload.kind === 'failed' ? (
                <p className={styles.problem} role="alert">
                  {formatPictureProblem(upload.reason, t, formatError)}
                </p>
              ) : null}
            </div>
            <IconButton
              icon={x}
              size="sm"
              label={t('import.photo.remove', { name: file.name })}
              onClick={() => onRemove(id)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The photo itself where the browser can show it. */
function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className={styles.thumbnail}>
      <Icon path={image} size={24} />
      {address ? <img src={address} alt="" loading="lazy" decoding="async" onError={() => setAddress(null)} /> : null}
    </span>
  )
}
