import { useEditorMessages } from '../messages/editor-messages.tsx'
import type { useDeleting } from '../session/use-deleting.ts'
import { QuestionDialog } from './question-dialog.tsx'

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
      text={t('delete.text')}
      action={t('delete.action')}
      busyLabel={stage === 'deleting' ? t('delete.busy') : undefined}
      isDanger
      onAct={() => void deleteArticle()}
      onClose={cancel}
    />
  )
}
