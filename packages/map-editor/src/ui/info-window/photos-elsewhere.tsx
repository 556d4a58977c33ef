import { useEffect, useId, useRef } from 'react'
import type { Photo } from '../../core/photo-machine.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { classNames } from '../shared/class-names.ts'
import { Button } from '../shared/controls.tsx'
import styles from './photo-fields.module.css'
import type { Photos } from './use-photos.ts'

interface PhotosElsewhereProps {
  readonly messages: MapEditorMessages
  readonly photos: Photos
  /** The other site of a photo; null for photos that are stored here. */
  readonly hostOf: (photo: Photo) => string | null
  /** A photo was stored, and the focus was on what is gone by that. */
  readonly onFocusLost: (index: number) => void
}

/** Where the photos of other sites are, each with a way to store it here. */
export function PhotosElsewhere({ messages, photos, hostOf, onFocusLost }: PhotosElsewhereProps) {
  const pressed = useRef<string | null>(null)
  useEffect(() => {
    const index = photos.photos.findIndex(({ id }) => id === pressed.current)
    const photo = photos.photos[index]
    if (!photo || hostOf(photo) !== null) return
    pressed.current = null
    if (document.activeElement === document.body) onFocusLost(index)
  })
  return photos.photos.map((photo, index) => {
    const host = hostOf(photo)
    if (host === null || photo.kind !== 'stored') return null
    const strings = messages.photos
    const { takeOver } = photo
    const refusal = typeof takeOver === 'object' ? (takeOver.message ?? strings.notTaken(index + 1)) : null
    return (
      <Row
        key={photo.id}
        text={refusal ?? strings.elsewhereInForm(index + 1, host)}
        isRefused={refusal !== null}
        label={strings.takeOver}
        isRunning={takeOver === 'running'}
        onPress={() => {
          pressed.current = photo.id
          photos.send({ type: 'photo.takeOver', id: photo.id })
        }}
      />
    )
  })
}

interface RowProps {
  readonly text: string
  readonly isRefused: boolean
  readonly label: string
  readonly isRunning: boolean
  readonly onPress: () => void
}

function Row({ text, isRefused, label, isRunning, onPress }: RowProps) {
  const id = useId()
  return (
    <div role={isRefused ? 'alert' : undefined} className={classNames(styles.failure, !isRefused && styles.calm)}>
      <p id={id}>{text}</p>
      <Button variant="line" size="small" aria-disabled={isRunning} aria-describedby={id} onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}
