import { DownloadSimpleIcon } from '@phosphor-icons/react'
import { type ReactElement, useId, useState } from 'react'
import { ArticleUploadError, type UploadedImage } from '../../services.ts'
import { useEditorSetting } from '../editor-setting.ts'
import styles from './image-view.module.css'

interface ForeignImageProps {
  readonly address: string
  /** Says which image of several it is. */
  readonly name?: string
  readonly onTaken: (image: UploadedImage) => void
}

type State = 'waiting' | 'taking' | { readonly reason: string | null }

/** In place of an image of another site, which readers do not see: where it is, and a way to take it over. */
export function ForeignImage({ address, name, onTaken }: ForeignImageProps): ReactElement {
  const textId = useId()
  const { messages, uploads, isReadOnly } = useEditorSetting()
  const [state, setState] = useState<State>('waiting')
  const isFailed = typeof state === 'object'
  const take = async () => {
    setState('taking')
    try {
      onTaken(await uploads.store(address))
    } catch (error) {
      setState({ reason: error instanceof ArticleUploadError ? error.message : null })
    }
  }
  const text = isFailed ? (state.reason ?? messages.uploadFailed) : messages.foreignImage(new URL(address).host)
  return (
    <div className={styles.status} data-failed={isFailed || undefined} role={isFailed ? 'alert' : undefined}>
      <span id={textId}>{name === undefined ? text : `${name}: ${text}`}</span>
      {isReadOnly ? null : (
        <button
          type="button"
          className={styles.retry}
          data-calm={!isFailed || undefined}
          disabled={state === 'taking'}
          aria-describedby={textId}
          onClick={() => void take()}
        >
          <DownloadSimpleIcon size={16} aria-hidden />
          {messages.takeOverImage}
        </button>
      )}
    </div>
  )
}
