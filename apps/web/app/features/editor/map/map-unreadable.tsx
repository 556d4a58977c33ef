import { ErrorState } from '@repo/ui/error-state'
import { useEditorMessages } from '../messages/editor-messages.tsx'

/** In place of a map that this version cannot read. It is left as it is. */
export function MapUnreadable() {
  const { t } = useEditorMessages()
  return <ErrorState title={t('editor.mapFailed')} text={t('editor.mapFailedText')} />
}
