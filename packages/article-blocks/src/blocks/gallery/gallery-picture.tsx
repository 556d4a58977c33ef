import { ImageIcon, MapPinIcon, XIcon } from '@phosphor-icons/react'
import type { DragEvent, ReactElement } from 'react'
import { useEditorSetting } from '../editor-setting.ts'
import { UploadStatus } from '../image/upload-status.tsx'
import { useUpload } from '../image/use-image-uploads.ts'
import { foreignAddressOf, type GalleryItem } from './gallery-node.ts'
import styles from './gallery-view.module.css'

export interface GalleryPictureProps {
  readonly image: GalleryItem
  /** From 1. */
  readonly number: number
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly onRemove: () => void
  readonly onDragStart: () => void
  readonly onDragEnd: () => void
  readonly onDrop: (event: DragEvent) => void
}

/** Its own type, so that a picture dragged out of the gallery puts nothing into the text. */
const DRAG_TYPE = 'application/x-gallery-image'

/** One picture of a gallery: a press opens its form, a drag moves it. */
export function GalleryPicture(props: GalleryPictureProps): ReactElement {
  const { image, number, isChosen, onChoose, onRemove, onDragStart, onDragEnd, onDrop } = props
  const { messages, uploads, mapObjects, isReadOnly, imageRules } = useEditorSetting()
  const upload = useUpload(uploads, image.uploadId)
  const foreign = imageRules.takesOver ? foreignAddressOf(image) : null
  const shown = foreign === null ? image.url : null
  const source = shown ?? (image.uploadId === null ? null : uploads.previewUrl(image.uploadId))
  const other = foreign === null ? null : <OtherSite address={foreign} />
  if (isReadOnly) return <li>{source === null ? other : <img src={source} alt={image.alt} />}</li>
  const place = mapObjects.find(({ id }) => id === image.mapObjectId)
  return (
    <li
      draggable
      className={styles.item}
      onDragStart={(event) => {
        event.stopPropagation()
        event.dataTransfer.setData(DRAG_TYPE, String(number))
        event.dataTransfer.effectAllowed = 'move'
        onDragStart()
      }}
      onDragEnd={onDragEnd}
      onDrop={onDrop}
    >
      <button
        type="button"
        className={styles.picture}
        aria-expanded={isChosen}
        data-waiting={image.url === null || undefined}
        onClick={onChoose}
      >
        {source === null ? other : <img src={source} alt="" draggable={false} />}
        <span className={styles.name}>
          {messages.galleryImage(number)}
          {image.alt === '' ? '' : `: ${image.alt}`}
        </span>
      </button>
      {place ? (
        <span className={styles.mapPlace} data-color={place.color}>
          <MapPinIcon size={14} weight="fill" aria-hidden />
          {place.name}
        </span>
      ) : null}
      {image.url === null ? <UploadStatus id={image.uploadId} upload={upload} /> : null}
      <button
        type="button"
        className={styles.remove}
        onClick={onRemove}
        aria-label={messages.removeImageNumber(number)}
      >
        <XIcon size={18} weight="bold" aria-hidden />
      </button>
    </li>
  )
}

/** In place of a picture that readers see as a link: where it is. */
function OtherSite({ address }: { readonly address: string }): ReactElement {
  return (
    <span className={styles.otherSite}>
      <ImageIcon size={24} aria-hidden />
      <span>{new URL(address).host}</span>
    </span>
  )
}
