import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { useTimelineMessages } from '../messages/timeline-messages.ts'

interface CancelDialogProps {
  isOpen: boolean
  isCancelling: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before an import is given up. */
export function CancelDialog({ isOpen, isCancelling, onClose, onConfirm }: CancelDialogProps) {
  const t = useTimelineMessages()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('timeline.cancelQuestion')}
      actions={
        <>
          <Button onClick={onClose}>{t('timeline.keepGoing')}</Button>
          <Button variant="danger" busyLabel={isCancelling ? t('timeline.canceling') : undefined} onClick={onConfirm}>
            {t('timeline.cancelConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('timeline.cancelText')}</p>
    </Modal>
  )
}
