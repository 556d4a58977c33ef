import { isAutosaved } from '@repo/authoring/draft'
import { flushToDevice } from '@repo/authoring/keep-work'
import type { SaveActor, SaveSnapshot } from '@repo/authoring/save-actor'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { waitFor } from 'xstate'
import { useEditorMessages } from '../messages/editor-messages.tsx'

const SAVED_WITHIN_MS = 8000
const isAtRest = ({ value }: SaveSnapshot) => value.server !== 'saving' && value.server !== 'deciding'
const isUnsaved = ({ context }: SaveSnapshot) => context.revision !== context.savedRevision || context.base === null

/**
 * Opens the work as visitors would see it, in another tab. A draft is saved first; of what is shown already the changes
 * stay on the device, where the preview finds them. The tab opens at once, or the browser would block it.
 */
export function usePreview(actor: SaveActor): () => Promise<void> {
  const { t } = useEditorMessages()
  const { show } = useFlashQueue()

  /** False when visitors must be shown what is published now. */
  const keepForPreview = async () => {
    const isPersisted = await flushToDevice(actor).then(
      () => true,
      () => false,
    )
    if (!isPersisted) show({ variant: 'info', title: t('editor.previewPublished') })
    return isPersisted
  }

  const saveDraft = async () => {
    actor.send({ type: 'save.request', as: 'asDraft' })
    await waitFor(actor, isAtRest, { timeout: SAVED_WITHIN_MS }).catch(() => undefined)
    if (isUnsaved(actor.getSnapshot())) show({ variant: 'warning', title: t('editor.previewFailed') })
  }

  return async () => {
    const tab = window.open('', '_blank')
    const { base } = actor.getSnapshot().context
    const isOfWork =
      base !== null && !isAutosaved(base.status) && isUnsaved(actor.getSnapshot()) && (await keepForPreview())
    if (isOfWork) return tab?.location.replace(`/home/routes/${base.id}/preview`)
    if (isAutosaved(base?.status ?? null) && isUnsaved(actor.getSnapshot())) await saveDraft()
    const saved = actor.getSnapshot().context.base
    if (saved) tab?.location.replace(`/routes/${saved.id}?as=visitor`)
    else tab?.close()
  }
}
