import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Modal } from '@repo/ui/modal'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import styles from './dialogs.module.css'

interface LogInDialogProps {
  isOpen: boolean
  /** False when leaving this page would lose the work. */
  isPersisted: boolean
  /** Path of the log-in page, with a return path. */
  logInPath: string
  onLogIn: () => void
  onClose: () => void
}

/** The session is over, the work is not. */
export function LogInDialog({ isOpen, isPersisted, logInPath, onLogIn, onClose }: LogInDialogProps) {
  const { t } = useEditorMessages()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('logIn.title')}
      actions={
        <>
          <a className={buttonClass()} href={logInPath} target="_blank" rel="noopener">
            {t('logIn.otherTab')}
          </a>
          {isPersisted ? (
            <Button variant="primary" onClick={onLogIn}>
              {t('logIn.action')}
            </Button>
          ) : null}
        </>
      }
    >
      <p className={styles.text}>{t(isPersisted ? 'logIn.text' : 'logIn.textUnkept')}</p>
    </Modal>
  )
}
