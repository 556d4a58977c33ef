import { PlusIcon } from '@phosphor-icons/react'
import { type DragEvent, type ReactElement, type Ref, useState } from 'react'
import { ARTICLE_LIMITS } from '../../model/article-document.ts'
import { useEditorSetting } from '../editor-setting.ts'
import { type ChosenImage, requestImages } from '../image/choose-images.ts'
import { imageFilesOf } from '../image/image-files.ts'
import type { GalleryAttributes } from './gallery-node.ts'
import { GalleryPicture } from './gallery-picture.tsx'
import styles from './gallery-view.module.css'

export interface GalleryGridProps {
  readonly ref: Ref<HTMLUListElement>
  readonly gallery: GalleryAttributes
  readonly chosen: number | null
  readonly onChoose: (index: number) => void
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (index: number) => void
  readonly onAdd: (images: readonly ChosenImage[]) => void
}

/** The pictures of a gallery, which can be dragged into another order, and the place for one more. */
export function GalleryGrid(props: GalleryGridProps): ReactElement {
  const { gallery, chosen, onChoose, onMove, onRemove, onAdd } = props
  const { isReadOnly } = useEditorSetting()
  const [dragged, setDragged] = useState<number | null>(null)
  const drop = (event: DragEvent, index: number | null) => {
    const files = imageFilesOf(event.dataTransfer)
    if (dragged === null && files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    if (dragged === null) onAdd(files)
    else if (index !== null) onMove(dragged, index)
    setDragged(null)
  }
  /** Whatever else is dragged over the pictures is not for them. */
  const allowDrop = (event: DragEvent) => {
    if (dragged !== null || event.dataTransfer.types.includes('Files')) event.preventDefault()
  }
  const isFull = gallery.images.length >= ARTICLE_LIMITS.galleryImages
  return (
    <ul
      ref={props.ref}
      data-ratio={gallery.aspectRatio}
      data-long-side={gallery.longSide}
      data-gallery-part
      contentEditable={false}
      onDragOver={allowDrop}
      onDrop={(event) => drop(event, null)}
    >
      {gallery.images.map((image, index) => (
        <GalleryPicture
          // Pictures have no identity of their own: a gallery may contain the same one twice.
          key={index}
          image={image}
          number={index + 1}
          isChosen={index === chosen}
          onChoose={() => onChoose(index)}
          onRemove={() => onRemove(index)}
          onDragStart={() => setDragged(index)}
          onDragEnd={() => setDragged(null)}
          onDrop={(event) => drop(event, index)}
        />
      ))}
      {isReadOnly || isFull ? null : (
        <li>
          <AddImages count={gallery.images.length} onAdd={onAdd} />
        </li>
      )}
    </ul>
  )
}

interface AddImagesProps {
  readonly count: number
  readonly onAdd: (images: readonly ChosenImage[]) => void
}

function AddImages({ count, onAdd }: AddImagesProps): ReactElement {
  const { messages, imageRules, chooseImages } = useEditorSetting()
  const label = (
    <>
      <PlusIcon size={24} aria-hidden />
      <span>{messages.addImages}</span>
      <small>
        {count} / {ARTICLE_LIMITS.galleryImages}
      </small>
    </>
  )
  if (chooseImages) {
    const choose = async () => onAdd(await requestImages(chooseImages, ARTICLE_LIMITS.galleryImages - count))
    return (
      <button type="button" className={styles.add} onClick={choose}>
        {label}
      </button>
    )
  }
  return (
    <label className={styles.add}>
      <input
        type="file"
        multiple
        accept={imageRules.types.join(',')}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {label}
    </label>
  )
}
