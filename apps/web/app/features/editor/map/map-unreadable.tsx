import { ErrorState } from '@repo/ui/error-state'
import { useEditorWords } from '../words/editor-words.tsx'

/** In place of a map that this version cannot read. It is left as it is. */
export function MapUnreadable() {
  const { t } = useEditorWords()
  return <ErrorState title={t('editor.mapFailed')} text={t('editor.mapFailedText')} />
}
