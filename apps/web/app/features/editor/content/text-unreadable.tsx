import { ErrorState } from '@repo/ui/error-state'
import { useEditorWords } from '../words/editor-words.tsx'

/** In place of a text that this version cannot read. It is left as it is. */
export function TextUnreadable() {
  const { t } = useEditorWords()
  return <ErrorState title={t('editor.textFailed')} text={t('editor.textFailedText')} />
}
