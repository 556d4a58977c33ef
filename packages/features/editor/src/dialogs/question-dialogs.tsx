import { PRODUCT_LIMITS } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import type { Languages } from '../languages/use-languages.ts'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import type { useDeleting } from '../session/use-deleting.ts'
import { useLeaving } from '../session/use-leaving.ts'
import styles from './dialogs.module.css'

interface QuestionDialogProps {
  isOpen: boolean
  title: string
  text: string
  action: string
  /** While the action runs. */
  busyLabel?: string | undefined
  isDanger?: boolean
  /** Label of the cancel button; "Cancel" by default. */
  cancel?: string
  onAct: () => void
  onClose: () => void
}

/** Asks before something that cannot be undone, or that others would notice. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { isOpen, title, text, action, busyLabel, isDanger = false, cancel, onAct, onClose } = props
  const { t } = useLanguage()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{cancel ?? t('common.cancel')}</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} busyLabel={busyLabel} onClick={onAct}>
            {action}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
    </Modal>
  )
}

interface DeleteDialogProps {
  deleting: ReturnType<typeof useDeleting>
  /** Of the article. */
  title: string
}

export function DeleteDialog({ deleting: { stage, deleteArticle, cancel }, title }: DeleteDialogProps) {
  const { t } = useEditorMessages()
  return (
    <QuestionDialog
      isOpen={stage === 'confirming' || stage === 'deleting'}
      title={t('delete.question', { title: title.trim() || t('editor.untitled') })}
      text={t('delete.text', { count: PRODUCT_LIMITS.trashDays })}
      action={t('delete.action')}
      busyLabel={stage === 'deleting' ? t('delete.busy') : undefined}
      isDanger
      onAct={() => void deleteArticle()}
      onClose={cancel}
    />
  )
}

/** Asks for confirmation before unsaved work is lost by leaving the page. */
export function LeaveDialog(props: Parameters<typeof useLeaving>[0]) {
  const { t } = useEditorMessages()
  const question = useLeaving(props)
  return (
    <QuestionDialog
      isOpen={question !== null}
      title={t('leave.title')}
      text={question?.losing === 'photos' ? t('leave.photosText', { count: props.photosLeft }) : t('leave.text')}
      action={t('leave.leave')}
      cancel={t('leave.stay')}
      isDanger
      onAct={() => question?.leave()}
      onClose={() => question?.stay()}
    />
  )
}

interface RemoveLanguageDialogProps {
  languages: Pick<Languages, 'second' | 'isConfirmingRemoval' | 'remove' | 'keep'>
}

export function RemoveLanguageDialog({ languages }: RemoveLanguageDialogProps) {
  const { t } = useEditorMessages()
  const { second, isConfirmingRemoval, remove, keep } = languages
  return (
    <QuestionDialog
      isOpen={isConfirmingRemoval}
      title={t(`languages.removeTitle.${second}`)}
      text={t('languages.removeText')}
      action={t(`languages.remove.${second}`)}
      isDanger
      onAct={remove}
      onClose={keep}
    />
  )
}
