import { MAP_LIMITS } from '@mishiori/map-document'
import { useId, useRef, useState } from 'react'
import { type NewPhoto, type Photo, usedRoom } from '../../core/photo-machine.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { arrowLeftIcon, arrowRightIcon, closeIcon, imageIcon } from '../icons/phosphor-paths.ts'
import { Button, type ButtonProps, IconButton, VisuallyHidden } from '../shared/controls.tsx'
import { hostElsewhere } from '../shared/host-elsewhere.ts'
import type { PhotoEditing } from './info-window-props.ts'
import styles from './photo-fields.module.css'
import { PhotoTile } from './photo-tile.tsx'
import { PhotosElsewhere } from './photos-elsewhere.tsx'
import { hasRoomForPhoto, type Photos } from './use-photos.ts'

interface PhotoFieldsProps {
  readonly messages: MapEditorMessages
  /** The spot's name, for the alternative text of a photo. */
  readonly name: string
  readonly photos: Photos
  readonly canAdd: boolean
  readonly chooseImages: PhotoEditing['chooseImages']
  /** Pictures of other sites can be stored here. */
  readonly takesOver: boolean
  /** A text spot has no switch: photos that are added make it one of photos. */
  readonly isPhotoSpot: boolean
  readonly isShown: boolean
  readonly onShownChange: (isShown: boolean) => void
}

/** Whether a spot shows photos, and which ones in which order. */
export function PhotoFields(props: PhotoFieldsProps) {
  const { messages, photos, canAdd, chooseImages, isPhotoSpot, isShown, onShownChange } = props
  const id = useId()
  const strings = messages.photos
  const used = usedRoom(photos.photos)
  return (
    <section className={styles.photos} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <VisuallyHidden id={`${id}-title`}>{strings.title}</VisuallyHidden>
        {(isPhotoSpot || isShown) && (
          <label className={styles.switch}>
            <input
              type="checkbox"
              role="switch"
              aria-checked={isShown}
              checked={isShown}
              onChange={(event) => onShownChange(event.target.checked)}
            />
            {strings.show}
          </label>
        )}
        {isShown && (
          <span className={styles.count}>
            <span aria-hidden="true">
              {used} / {MAP_LIMITS.spotImages}
            </span>
            <VisuallyHidden>{strings.count(used, MAP_LIMITS.spotImages)}</VisuallyHidden>
          </span>
        )}
      </div>
      {isShown && <PhotoRow {...props} />}
      {(isShown || !isPhotoSpot) && canAdd && (
        <AddPhotos
          label={strings.add}
          size="small"
          photos={photos}
          chooseImages={chooseImages}
          onAdd={() => isShown || onShownChange(true)}
        />
      )}
    </section>
  )
}

function PhotoRow({ messages, name, photos, takesOver }: PhotoFieldsProps) {
  const [pickedId, setPickedId] = useState<string | null>(null)
  const tiles = useRef<HTMLOListElement>(null)
  const row = photos.photos
  const picked = row.find(({ id }) => id === pickedId)
  if (row.length === 0) return null
  const hostOf = (photo: Photo) => (takesOver && photo.kind === 'stored' ? hostElsewhere(photo.url) : null)
  const remove = (id: string) => {
    // The focus moves before the focused button is removed: to a neighbour, else to the button that adds photos.
    const all = [...(tiles.current?.querySelectorAll('button') ?? [])]
    const index = row.findIndex((photo) => photo.id === id)
    const next = all[index + 1] ?? all[index - 1] ?? addButtonBeside(tiles.current)
    next?.focus()
    photos.send({ type: 'photo.remove', id })
  }
  return (
    <>
      <ol ref={tiles} className={styles.row}>
        {row.map((photo, index) => (
          <li key={photo.id}>
            <PhotoTile
              messages={messages}
              photo={photo}
              alt={messages.photos.alt(name, index + 1, row.length)}
              isElsewhere={hostOf(photo) !== null}
              isPicked={photo.id === pickedId}
              onPick={() => setPickedId(photo.id === pickedId ? null : photo.id)}
            />
          </li>
        ))}
      </ol>
      {row.map(
        (photo) =>
          photo.kind === 'failed' && <Failure key={photo.id} messages={messages} photo={photo} photos={photos} />,
      )}
      <PhotosElsewhere
        messages={messages}
        photos={photos}
        hostOf={hostOf}
        onFocusLost={(index) => tiles.current?.querySelectorAll('button')[index]?.focus()}
      />
      {picked && <PhotoActions messages={messages} photo={picked} photos={photos} onRemove={remove} />}
    </>
  )
}

const addButtonBeside = (tiles: Element | null) =>
  tiles?.closest('section')?.querySelector<HTMLElement>('[data-adds-photos]')

interface FailureProps {
  readonly messages: MapEditorMessages
  readonly photo: Extract<Photo, { kind: 'failed' }>
  readonly photos: Photos
}

function Failure({ messages, photo, photos }: FailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{photo.message ?? messages.photos.failed(photo.file.name)}</p>
      <Button variant="line" size="small" onClick={() => photos.send({ type: 'photo.retry', id: photo.id })}>
        {messages.photos.retry}
      </Button>
    </div>
  )
}

interface PhotoActionsProps {
  readonly messages: MapEditorMessages
  readonly photo: Photo
  readonly photos: Photos
  readonly onRemove: (id: string) => void
}

function PhotoActions({ messages, photo: { id }, photos, onRemove }: PhotoActionsProps) {
  const index = photos.photos.findIndex((photo) => photo.id === id)
  const move = (toIndex: number) => photos.send({ type: 'photo.move', id, toIndex })
  return (
    <div className={styles.actions}>
      <IconButton
        icon={arrowLeftIcon}
        label={messages.photos.earlier}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      />
      <IconButton
        icon={arrowRightIcon}
        label={messages.photos.later}
        disabled={index === photos.photos.length - 1}
        onClick={() => move(index + 1)}
      />
      <IconButton icon={closeIcon} tone="danger" label={messages.photos.remove} onClick={() => onRemove(id)} />
    </div>
  )
}

interface AddPhotosProps extends Pick<ButtonProps, 'size'> {
  readonly label: string
  readonly photos: Photos
  /** Instead of the browser's dialog for files. */
  readonly chooseImages: PhotoEditing['chooseImages']
  /** Called before photos are added. */
  readonly onAdd: () => void
}

/** Button that adds photos from files or the host's dialog; renders nothing when the spot is full. */
export function AddPhotos({ label, photos, chooseImages, onAdd, ...button }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  const add = (added: readonly NewPhoto[]) => {
    if (added.length === 0) return
    onAdd()
    photos.send({ type: 'photos.add', photos: added })
  }
  const choose = async () => {
    if (!chooseImages) return input.current?.click()
    add(await chooseImages({ max: MAP_LIMITS.spotImages - usedRoom(photos.photos) }).catch(() => []))
  }
  if (!hasRoomForPhoto(photos)) return null
  return (
    <>
      <Button variant="line" icon={imageIcon} data-adds-photos="" {...button} onClick={choose}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          event.target.value = '' // the same file can be chosen again
        }}
      />
    </>
  )
}
