import type { ArticleStatus } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Modal } from '@repo/ui/modal'
import { TextField } from '@repo/ui/text-field'
import { useState } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import styles from './dialogs.module.css'

interface PublishedDialogProps {
  isOpen: boolean
  /** Where readers find the article. */
  address: string
  status: ArticleStatus
  /** More people could read it before. */
  isNarrowed: boolean
  onClose: () => void
}

/** The route is out, or at its author’s own place: its address, ready to be handed on unless nobody else may open it. */
export function PublishedDialog({ isOpen, address, status, isNarrowed, onClose }: PublishedDialogProps) {
  const { t } = useEditorMessages()
  const [isCopied, setIsCopied] = useState(false)
  const isPrivate = status === 'private'
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setIsCopied(true),
      () => undefined,
    )
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t(isNarrowed ? 'publish.narrowedTitle' : isPrivate ? 'publish.donePrivateTitle' : 'publish.doneTitle')}
      actions={
        <a className={buttonClass({ variant: 'primary' })} href={address}>
          {t('publish.open')}
        </a>
      }
    >
      <p className={styles.text}>{t(audienceText(status))}</p>
      {isPrivate ? null : (
        <div className={styles.share}>
          <TextField
            label={t('publish.address')}
            value={address}
            readOnly
            max={null}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button onClick={copy}>{t(isCopied ? 'publish.copied' : 'publish.copy')}</Button>
        </div>
      )}
    </Modal>
  )
}

function audienceText(status: ArticleStatus) {
  if (status === 'private') return 'publish.donePrivateText'
  return status === 'linkShared' ? 'publish.doneUrlText' : 'publish.doneText'
}
