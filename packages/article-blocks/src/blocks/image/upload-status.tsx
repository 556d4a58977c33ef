import { ArrowsClockwiseIcon } from '@phosphor-icons/react'
import type { ReactElement } from 'react'
import { useEditorSetting } from '../editor-setting.ts'
import type { UploadState } from './image-uploads.ts'
import styles from './image-view.module.css'

export interface UploadStatusProps {
  readonly id: string | null
  readonly upload: UploadState | null
}

/** How far an image is on its way, or that it did not arrive and can be sent again. */
export function UploadStatus({ id, upload }: UploadStatusProps): ReactElement {
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
