import { useEffect, useState } from 'react'
import { Icon } from '../../icons/icon.tsx'
import type { MapEditorMessages } from '../../messages/messages.ts'
import type { Photo } from '../../tools/spot/photo-machine.ts'
import { Picture } from '../shared/picture.tsx'
import styles from './photo-fields.module.css'

interface PhotoTileProps {
  readonly messages: MapEditorMessages
  readonly photo: Photo
  readonly alt: string
  readonly isPicked: boolean
  readonly onPick: () => void
}

/** One photo of the row, as a button that picks it: what is stored, what is on its way, what failed. */
export function PhotoTile({ messages, photo, alt, isPicked, onPick }: PhotoTileProps) {
  return (
    <button type="button" className={styles.tile} aria-pressed={isPicked} onClick={onPick}>
      {photo.kind === 'stored' ? <Picture src={photo.url} alt={alt} /> : <LocalPicture file={photo.file} alt={alt} />}
      {photo.kind === 'sending' && (
        <progress
          className={styles.progress}
          aria-label={messages.photos.sending(photo.file.name)}
          value={photo.fraction}
        />
      )}
      {photo.kind === 'failed' && (
        <span className={styles.badge}>
          <Icon name="error" size={18} />
        </span>
      )}
    </button>
  )
}

/** Shown before the host has it. */
function LocalPicture({ file, alt }: { readonly file: File; readonly alt: string }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url ? <Picture src={url} alt={alt} /> : null
}
