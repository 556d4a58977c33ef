import { TrashIcon } from '@phosphor-icons/react'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { type ReactElement, useRef, useState } from 'react'
import { ARTICLE_LIMITS } from '../../model/article-document.ts'
import { useEditorSetting } from '../editor-setting.ts'
import { CaptionField } from '../image/caption-field.tsx'
import type { ChosenImage } from '../image/choose-images.ts'
import { ForeignImage } from '../image/foreign-image.tsx'
import { acceptedImages } from '../image/image-files.ts'
import { GalleryGrid } from './gallery-grid.tsx'
import { GalleryImageForm } from './gallery-image-form.tsx'
import { foreignAddressOf, type GalleryItem, movedItem, newGalleryItem, readGalleryAttributes } from './gallery-node.ts'
import { GalleryShape } from './gallery-shape.tsx'
import styles from './gallery-view.module.css'

/** A gallery in the editor: its pictures in reading order, the form of the chosen one, and the shape of all. */
export function GalleryView(props: NodeViewProps): ReactElement {
  const { messages, uploads, imageRules, isReadOnly } = useEditorSetting()
  const attributes = readGalleryAttributes(props.node)
  const { images, caption } = attributes
  const [chosen, setChosen] = useState<number | null>(null)
  const grid = useRef<HTMLUListElement>(null)

  const change = (next: readonly GalleryItem[]) => props.updateAttributes({ images: next })
  const add = (chosenImages: readonly ChosenImage[]) => {
    const max = ARTICLE_LIMITS.galleryImages - images.length
    const added = acceptedImages(chosenImages, imageRules, { max, refusal: 'galleryCount' })
    if (added.length > 0) change([...images, ...added.map((image) => newGalleryItem(image, uploads))])
  }
  const remove = (index: number) => {
    if (images.length === 1) return props.deleteNode()
    change(images.filter((_, other) => other !== index))
    setChosen(null)
    grid.current?.querySelector('button')?.focus()
  }
  const move = (from: number, to: number) => {
    change(movedItem(images, from, to))
    setChosen(to)
  }
  const chosenImage = chosen === null ? undefined : images[chosen]
  return (
    <NodeViewWrapper as="figure" className="gallery" data-selected={props.selected || undefined}>
      <GalleryGrid
        ref={grid}
        gallery={attributes}
        chosen={chosen}
        onChoose={(index) => setChosen(index === chosen ? null : index)}
        onMove={move}
        onRemove={remove}
        onAdd={add}
      />
      {isReadOnly ? (
        <ReadOnlyCaption caption={caption} />
      ) : (
        <div className={styles.tools} contentEditable={false} data-gallery-part>
          <ForeignImages {...props} />
          {chosenImage && chosen !== null ? (
            <GalleryImageForm
              image={chosenImage}
              place={{ index: chosen, count: images.length }}
              onChange={(part) =>
                change(images.map((image, index) => (index === chosen ? { ...image, ...part } : image)))
              }
              onMove={(to) => move(chosen, to)}
            />
          ) : null}
          <div className={styles.row}>
            <GalleryShape gallery={attributes} onChange={props.updateAttributes} />
            <button type="button" className={styles.delete} onClick={() => props.deleteNode()}>
              <TrashIcon size={18} aria-hidden />
              {messages.deleteBlock}
            </button>
          </div>
          <CaptionField
            label={messages.caption}
            className={styles.field}
            placeholder={messages.galleryCaptionHint}
            value={caption}
            onChange={(next) => props.updateAttributes({ caption: next })}
          />
        </div>
      )}
    </NodeViewWrapper>
  )
}

/** The pictures of other sites, each with a way to take it over. */
function ForeignImages({ node, editor, getPos, updateAttributes }: NodeViewProps): ReactElement | null {
  const { messages, imageRules } = useEditorSetting()
  const { images } = readGalleryAttributes(node)
  /** The gallery may have changed since the press. */
  const exchange = (address: string, url: string) => {
    const position = getPos()
    const current = position === undefined ? null : editor.state.doc.nodeAt(position)
    if (current?.type !== node.type) return
    const exchanged = readGalleryAttributes(current).images.map((image) =>
      image.url === address ? { ...image, url } : image,
    )
    updateAttributes({ images: exchanged })
  }
  const foreign = images.flatMap((image, index) => {
    const address = imageRules.takesOver ? foreignAddressOf(image) : null
    const isFirst = images.findIndex(({ url }) => url === address) === index
    return address !== null && isFirst ? [{ address, number: index + 1 }] : []
  })
  if (foreign.length === 0) return null
  return (
    <div className={styles.foreign}>
      {foreign.map(({ address, number }) => (
        <ForeignImage
          key={address}
          address={address}
          name={messages.galleryImage(number)}
          onTaken={({ url }) => exchange(address, url)}
        />
      ))}
    </div>
  )
}

function ReadOnlyCaption({ caption }: { readonly caption: string }): ReactElement | null {
  return caption === '' ? null : <figcaption>{caption}</figcaption>
}
