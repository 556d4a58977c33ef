import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
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
