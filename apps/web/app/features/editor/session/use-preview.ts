import { useFlashQueue } from '@repo/ui/flash-queue'
import { waitFor } from 'xstate'
import { isAutosaved } from '../saving/draft.ts'
import { useEditorWords } from '../words/editor-words.tsx'
import type { SaveActor, SaveSnapshot } from './save-actor.ts'

const SAVED_WITHIN_MS = 8000
const isAtRest = ({ value }: SaveSnapshot) => value.server !== 'saving' && value.server !== 'deciding'

/** Opens the article as visitors see it, in another tab. A draft is saved first; the tab opens at once, or the browser would block it. */
export function usePreview(actor: SaveActor): () => Promise<void> {
  const { t } = useEditorWords()
  const { show } = useFlashQueue()
  return async () => {
    const { context } = actor.getSnapshot()
    const isShown = !isAutosaved(context.base?.status ?? null)
    const isUnsaved = context.revision !== context.savedRevision || context.base === null
    if (isShown && isUnsaved) show({ variant: 'info', title: t('editor.previewPublished') })
    const tab = window.open('', '_blank')
    if (!isShown && isUnsaved) {
      actor.send({ type: 'save.request', as: 'asDraft' })
      await waitFor(actor, isAtRest, { timeout: SAVED_WITHIN_MS }).catch(() => undefined)
    }
    const { base, revision, savedRevision } = actor.getSnapshot().context
    if (!isShown && revision !== savedRevision) show({ variant: 'warning', title: t('editor.previewFailed') })
    if (base) tab?.location.replace(`/routes/${base.id}?as=visitor`)
    else tab?.close()
  }
}
