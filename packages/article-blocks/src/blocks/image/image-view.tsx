import { TrashIcon } from '@phosphor-icons/react'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import type { CSSProperties, ReactElement } from 'react'
import { IMAGE_RATIO_PROPERTY, imageRatio } from '../../html/image-ratio.ts'
import { isForeignAddress } from '../../model/addresses.ts'
import type { ImageSize } from '../../model/article-document.ts'
import { useEditorSetting } from '../editor-setting.ts'
import { CaptionField } from './caption-field.tsx'
import { ForeignImage } from './foreign-image.tsx'
import styles from './image-view.module.css'
import { PlaceSelect } from './place-select.tsx'
import { UploadStatus } from './upload-status.tsx'
import { useUpload } from './use-image-uploads.ts'

interface ImageAttributes {
  readonly url: string | null
  readonly caption: string
  readonly mapObjectId: string | null
  readonly size: ImageSize | null
  readonly uploadId: string | null
}

/** An image in the editor: the picture or its upload, its caption and the place it shows. */
export function ImageView(props: NodeViewProps): ReactElement {
  const { messages, isReadOnly, uploads, imageRules } = useEditorSetting()
  const attributes = readAttributes(props)
  const upload = useUpload(uploads, attributes.uploadId)
  const preview = attributes.uploadId === null ? null : uploads.previewUrl(attributes.uploadId)
  const foreign =
    imageRules.takesOver && attributes.url && isForeignAddress(attributes.url, ownOrigin()) && attributes.url
  const source = foreign ? null : (attributes.url ?? preview)
  return (
    <NodeViewWrapper as="figure" className="image" data-selected={props.selected || undefined}>
      <div className={styles.frame} data-drag-handle data-waiting={attributes.url === null || undefined}>
        {source === null ? (
          <div className={styles.missing} />
        ) : (
          <img
            src={source}
            alt={attributes.caption}
            {...(attributes.size ?? {})}
            style={ratioStyle(attributes.size)}
            className={attributes.url === null ? styles.waiting : undefined}
            draggable={false}
          />
        )}
        {foreign ? (
          <ForeignImage
            address={foreign}
            onTaken={({ url, width, height }) => props.updateAttributes({ url, size: { width, height } })}
          />
        ) : null}
        {attributes.url === null ? <UploadStatus id={attributes.uploadId} upload={upload} /> : null}
        {isReadOnly ? null : (
          <button
            type="button"
            className={styles.remove}
            onClick={() => props.deleteNode()}
            aria-label={messages.removeImage}
          >
            <TrashIcon size={18} aria-hidden />
          </button>
        )}
      </div>
      <ImageForm {...props} />
    </NodeViewWrapper>
  )
}

function ImageForm(props: NodeViewProps): ReactElement | null {
  const { messages, isReadOnly } = useEditorSetting()
  const { caption, mapObjectId } = readAttributes(props)
  if (isReadOnly) return caption === '' ? null : <figcaption>{caption}</figcaption>
  return (
    <figcaption className={styles.form} contentEditable={false}>
      <CaptionField
        label={messages.caption}
        labelClass={styles.captionLabel}
        placeholder={messages.captionHint}
        value={caption}
        onChange={(text) => props.updateAttributes({ caption: text })}
      />
      <PlaceSelect mapObjectId={mapObjectId} onChange={(id) => props.updateAttributes({ mapObjectId: id })} />
    </figcaption>
  )
}

const ownOrigin = () => (typeof location === 'undefined' ? undefined : location.origin)

function ratioStyle(size: ImageSize | null): CSSProperties | undefined {
  const ratio = size && imageRatio(size.width, size.height)
  return ratio ? ({ [IMAGE_RATIO_PROPERTY]: ratio } as CSSProperties) : undefined
}

function readAttributes({ node }: NodeViewProps): ImageAttributes {
  const { url, caption, mapObjectId, size, uploadId } = node.attrs
  return { url, caption, mapObjectId, size, uploadId }
}
