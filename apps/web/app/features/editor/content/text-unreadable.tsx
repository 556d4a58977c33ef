import { ErrorState } from '@repo/ui/error-state'
import { useEditorMessages } from '../messages/editor-messages.tsx'

/** In place of a text that this version cannot read. It is left as it is. */
export function TextUnreadable() {
  const { t } = useEditorMessages()
  return <ErrorState title={t('editor.textFailed')} text={t('editor.textFailedText')} />
}
