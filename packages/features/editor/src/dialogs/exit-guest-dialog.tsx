import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import type { GuestMode } from '../session/use-guest-mode.ts'
import styles from './dialogs.module.css'

/** Whether a guest who leaves wants to find the work here again. */
export function ExitGuestDialog({ guest }: { guest: GuestMode }) {
  const { t } = useEditorMessages()
  const language = useLanguage()
  return (
    <Modal
      isOpen={guest.isConfirming}
      onClose={guest.stay}
      title={t('guest.exitTitle')}
      actions={
        <>
          <Button variant="ghost" onClick={guest.stay}>
            {language.t('common.cancel')}
          </Button>
          <Button variant="danger" onClick={guest.discard}>
            {t('guest.exitDiscard')}
          </Button>
          <Button variant="primary" onClick={guest.exit}>
            {t('guest.exitKeep')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('guest.exitText')}</p>
    </Modal>
  )
}
