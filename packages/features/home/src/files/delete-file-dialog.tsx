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
  const isUsed = uses !== null && (uses.isAvatar || uses.walkCount > 0 || uses.routes.length + uses.journeys.length > 0)
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
            {uses.walkCount > 0 ? (
              <li>
                <a href="/home/walks" target="_blank" rel="noreferrer">
                  {t('files.walks', { count: uses.walkCount })}
                </a>
              </li>
            ) : null}
            <UseLinks uses={uses.routes} trash="/home/routes/trash" pathOf={(id) => `/home/routes/${id}`} />
            <UseLinks
              uses={uses.journeys}
              trash="/home/journeys?trashed=1"
              pathOf={(id) => `/home/journeys/${id}/edit`}
            />
          </ul>
        </div>
      ) : null}
      <p>{t('files.deleteText')}</p>
    </Modal>
  )
}

interface UseLinksProps {
  uses: FileUses['routes']
  /** Where those in the trash are. */
  trash: string
  pathOf: (id: number) => string
}

function UseLinks({ uses, trash, pathOf }: UseLinksProps) {
  const t = useOwnMessages()
  return uses.map(({ id, title, isInTrash }) => (
    <li key={id}>
      <a href={isInTrash ? trash : pathOf(id)} target="_blank" rel="noreferrer">
        {title || t('files.untitled')}
      </a>
      {isInTrash ? ` (${t('trash.title')})` : null}
    </li>
  ))
}
