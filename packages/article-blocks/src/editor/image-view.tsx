import { TrashIcon } from '@phosphor-icons/react'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { type ReactElement, useEffect, useId } from 'react'
import { ARTICLE_LIMITS, type ImageSize } from '../model/article-document.ts'
import { useEditorSetting } from './editor-context.ts'
import type { UploadState } from './image-uploads.ts'
import styles from './image-view.module.css'
import { PlaceSelect } from './place-select.tsx'
import { UploadStatus } from './upload-status.tsx'
import { useUpload } from './use-upload.ts'

interface ImageAttributes {
  readonly url: string | null
  readonly caption: string
  readonly mapObjectId: string | null
  readonly size: ImageSize | null
  readonly uploadId: string | null
}

/** An image in the editor: the picture or its upload, its caption and the place it shows. */
export function ImageView(props: NodeViewProps): ReactElement {
  const { messages, isReadOnly, uploads } = useEditorSetting()
  const attributes = readAttributes(props)
  const upload = useUpload(uploads, attributes.uploadId)
  useStoredUpload(props, attributes, upload)
  const preview = attributes.uploadId === null ? null : uploads.previewUrl(attributes.uploadId)
  const source = attributes.url ?? preview
  const remove = () => {
    if (attributes.uploadId !== null) uploads.remove(attributes.uploadId)
    props.deleteNode()
  }
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
            className={attributes.url === null ? styles.waiting : undefined}
            draggable={false}
          />
        )}
        {attributes.url === null ? <UploadStatus id={attributes.uploadId} upload={upload} /> : null}
        {isReadOnly ? null : (
          <button type="button" className={styles.remove} onClick={remove} aria-label={messages.removeImage}>
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
  const captionId = useId()
  if (isReadOnly) return caption === '' ? null : <figcaption>{caption}</figcaption>
  return (
    <figcaption className={styles.form} contentEditable={false}>
      <label className={styles.captionLabel} htmlFor={captionId}>
        {messages.caption}
      </label>
      <input
        id={captionId}
        className="ab-caption-field"
        value={caption}
        maxLength={ARTICLE_LIMITS.captionLength}
        placeholder={messages.captionHint}
        onChange={(event) => props.updateAttributes({ caption: event.target.value })}
      />
      <PlaceSelect mapObjectId={mapObjectId} onChange={(id) => props.updateAttributes({ mapObjectId: id })} />
    </figcaption>
  )
}

function readAttributes({ node }: NodeViewProps): ImageAttributes {
  const { url, caption, mapObjectId, size, uploadId } = node.attrs
  return { url, caption, mapObjectId, size, uploadId }
}

/** Gives the image its address once its file is stored; not a step to undo, because the writer did not make it. */
function useStoredUpload(props: NodeViewProps, attributes: ImageAttributes, upload: UploadState | null): void {
  const { editor, getPos } = props
  const image = attributes.url === null && upload?.status === 'done' ? upload.image : null
  useEffect(() => {
    const pos = image ? getPos() : undefined
    if (!image || pos === undefined) return
    const { tr } = editor.state
    tr.setNodeAttribute(pos, 'url', image.url)
    tr.setNodeAttribute(pos, 'size', { width: image.width, height: image.height })
    editor.view.dispatch(tr.setMeta('addToHistory', false))
  }, [editor, getPos, image])
}
