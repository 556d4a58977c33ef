import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './files.module.css'
import type { FileUses } from './use-file-deletion.ts'

interface DeleteFileDialogProps {
  /** Null without a pending confirmation. */
  name: string | null
  uses: FileUses | null
  isDeleting: boolean
  onCancel: () => void
  onDelete: () => void
}

/** Confirmation before a picture is deleted permanently, with its uses. */
export function DeleteFileDialog({ name, uses, isDeleting, onCancel, onDelete }: DeleteFileDialogProps) {
  const t = useOwnMessages()
  const { t: common } = useLanguage()
  const isUsed = uses !== null && (uses.isAvatar || uses.routes.length > 0)
  return (
    <Modal
      isOpen={name !== null}
      onClose={onCancel}
      title={t('files.deleteQuestion', { name: name ?? '' })}
      actions={
        <>
          <Button onClick={onCancel}>{common('common.cancel')}</Button>
          <Button variant="danger" busyLabel={isDeleting ? t('files.deleting') : undefined} onClick={onDelete}>
            {t('files.confirm')}
          </Button>
        </>
      }
    >
      {isUsed ? (
        <div className={styles.uses} role="alert">
          <p>{t('files.inUse')}</p>
          <ul>
            {uses.isAvatar ? <li>{t('files.avatar')}</li> : null}
            {uses.routes.map(({ id, title }) => (
              <li key={id}>
                <a href={`/home/routes/${id}`} target="_blank" rel="noreferrer">
                  {title || t('files.untitled')}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p>{t('files.deleteText')}</p>
    </Modal>
  )
}
