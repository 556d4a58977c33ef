import { useEditorMessages } from '../messages/editor-messages.tsx'
import { useLeaving } from '../session/use-leaving.ts'
import { QuestionDialog } from './question-dialog.tsx'

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
