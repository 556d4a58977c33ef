import { useEffect, useState } from 'react'
import type { Photo } from '../../core/photo-machine.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { Icon } from '../icons/icon.tsx'
import { errorIcon } from '../icons/phosphor-paths.ts'
import { Picture, PictureSymbol } from '../shared/picture.tsx'
import styles from './photo-fields.module.css'

interface PhotoTileProps {
  readonly messages: MapEditorMessages
  readonly photo: Photo
  readonly alt: string
  /** Its address is that of another site, which is not asked for it. */
  readonly isElsewhere: boolean
  readonly isPicked: boolean
  readonly onPick: () => void
}

/** One photo of the row, as a button that picks it: stored, on its way, or failed. */
export function PhotoTile({ messages, photo, alt, isElsewhere, isPicked, onPick }: PhotoTileProps) {
  return (
    <div className={styles.tile}>
      <button type="button" className={styles.pick} aria-label={alt} aria-pressed={isPicked} onClick={onPick}>
        {isElsewhere ? <PictureSymbol alt="" /> : <Shown photo={photo} />}
        {photo.kind === 'failed' && (
          <span className={styles.badge}>
            <Icon path={errorIcon} size={18} />
          </span>
        )}
      </button>
      {photo.kind === 'sending' && (
        <progress
          className={styles.progress}
          aria-label={messages.photos.sending(photo.file.name)}
          value={photo.fraction}
        />
      )}
    </div>
  )
}

/** The picture of a photo, wherever it is. */
export function Shown({ photo }: { readonly photo: Photo }) {
  return photo.kind === 'stored' ? <Picture src={photo.url} alt="" /> : <LocalPicture file={photo.file} />
}

/** Shown before the host has it. */
function LocalPicture({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url ? <Picture src={url} alt="" /> : null
}
