import { ArrowsClockwiseIcon, MapPinIcon, TrashIcon } from '@phosphor-icons/react'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { type ReactElement, useEffect, useId, useSyncExternalStore } from 'react'
import { ARTICLE_LIMITS, type ImageSize } from '../model/article-document.ts'
import { useEditorSetting } from './editor-context.ts'
import type { ImageUploads, UploadState } from './image-uploads.ts'
import styles from './image-view.module.css'

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

function UploadStatus({
  id,
  upload,
}: {
  readonly id: string | null
  readonly upload: UploadState | null
}): ReactElement {
  const { messages, uploads } = useEditorSetting()
  if (upload?.status === 'uploading') {
    const percent = Math.round(upload.progress * 100)
    return (
      <div className={styles.status} role="status">
        <span>{messages.uploading(percent)}</span>
        <progress className={styles.progress} max={100} value={percent} aria-label={messages.image} />
      </div>
    )
  }
  return (
    <div className={styles.status} data-failed role="alert">
      <span>{(upload?.status === 'failed' && upload.reason) || messages.uploadFailed}</span>
      {id !== null && upload ? (
        <button type="button" className={styles.retry} onClick={() => uploads.retry(id)}>
          <ArrowsClockwiseIcon size={16} aria-hidden />
          {messages.retry}
        </button>
      ) : null}
    </div>
  )
}

function ImageForm(props: NodeViewProps): ReactElement | null {
  const { messages, mapObjects, isReadOnly } = useEditorSetting()
  const { caption, mapObjectId } = readAttributes(props)
  const captionId = useId()
  const placeId = useId()
  const isMissing = mapObjectId !== null && !mapObjects.some((object) => object.id === mapObjectId)
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
      <span className={styles.place}>
        <MapPinIcon size={16} weight="fill" aria-hidden />
        <select
          id={placeId}
          aria-label={messages.imageOnMap}
          value={mapObjectId ?? ''}
          onChange={(event) => props.updateAttributes({ mapObjectId: event.target.value || null })}
        >
          <option value="">{messages.imageNotOnMap}</option>
          {isMissing ? <option value={mapObjectId}>{messages.mapObjectMissing}</option> : null}
          {mapObjects.map((object) => (
            <option key={object.id} value={object.id}>
              {object.name}
            </option>
          ))}
        </select>
      </span>
    </figcaption>
  )
}

function readAttributes({ node }: NodeViewProps): ImageAttributes {
  const { url, caption, mapObjectId, size, uploadId } = node.attrs
  return { url, caption, mapObjectId, size, uploadId }
}

function useUpload(uploads: ImageUploads, id: string | null): UploadState | null {
  const read = () => (id === null ? null : uploads.state(id))
  return useSyncExternalStore(uploads.subscribe, read, () => null)
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
