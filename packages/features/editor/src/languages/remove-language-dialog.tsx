import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import type { Languages } from './use-languages.ts'

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
