import { isByKeyboard } from '@repo/authoring/use-trash'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useWalkLogMessages } from './messages/walk-log-messages.ts'

/** As long as for an article. */
const UNDO_MS = 20_000

/** Deletes at once, with a way back. @param onChanged loads what is there now. */
export function useWalkDeletion(onChanged: () => unknown): (id: number) => Promise<void> {
  const t = useWalkLogMessages()
  const { t: common, formatError } = useLanguage()
  const { show } = useFlashQueue()
  const restore = async (id: number) => {
    const answer = await browserApi().restoreWalkLog({ params: { id: String(id) } })
    if (!answer.ok) {
      show({ variant: 'danger', title: t('walks.restoreFailed'), text: formatError(answer.error) })
      return
    }
    await onChanged()
    show({ variant: 'success', title: t('walks.restored') })
  }
  return async (id) => {
    const takesFocus = isByKeyboard()
    const answer = await browserApi().deleteWalkLog({ params: { id: String(id) } })
    // Another tab deleted it first, which is the wanted result.
    if (!answer.ok && answer.status !== 404) {
      show({ variant: 'danger', title: t('walks.deleteFailed'), text: formatError(answer.error) })
      return
    }
    await onChanged()
    // The menu that had it is gone.
    if (!takesFocus) document.getElementById('content')?.focus({ preventScroll: true })
    show({
      variant: 'success',
      title: t('walks.deleted'),
      timeoutMs: UNDO_MS,
      action: { label: common('trash.undo'), takesFocus, onAct: () => void restore(id) },
    })
  }
}
