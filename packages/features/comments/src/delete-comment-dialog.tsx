import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import { useCommentFeedback } from './use-comment-feedback.ts'
import { useCommentForm } from './use-comment-form.ts'

interface DeleteCommentDialogProps {
  commentId: number
  onClose: () => void
  onDeleted: () => void
}

/** Asks whether a comment is to go. */
export function DeleteCommentDialog({ commentId, onClose, onDeleted }: DeleteCommentDialogProps) {
  const { t } = useLanguage()
  const giveFeedback = useCommentFeedback()
  const form = useCommentForm(`delete-${commentId}`, (answer) => {
    giveFeedback(answer)
    onDeleted()
  })
  const id = `delete-comment-${commentId}`
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('comments.deleteTitle')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('comments.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="danger"
            busyLabel={form.isSending ? t('comments.deleting') : undefined}
          >
            {t('comments.delete')}
          </Button>
        </>
      }
    >
      <p>{t('comments.deleteText')}</p>
      {form.error ? <p role="alert">{form.error}</p> : null}
      <ButtonForm id={id} method="post" action={form.action} onSubmit={form.onSubmit}>
        <input type="hidden" name="intent" value="delete-comment" />
        <input type="hidden" name="form" value={`delete-${commentId}`} />
        <input type="hidden" name="comment" value={commentId} />
      </ButtonForm>
    </Modal>
  )
}
