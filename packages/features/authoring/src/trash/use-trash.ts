import { PRODUCT_LIMITS, type RestoredRoute } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'

interface Deleted {
  readonly id: number
  /** As it is named to its author. */
  readonly title: string
}

interface DeletionNotice {
  /** What has happened. */
  readonly text: string
  /** For who deleted by keyboard: the way back is where their focus is. */
  readonly takesFocus: boolean
  readonly onRestored: () => unknown
}

/** Long enough to read it and get there; a pointer or the focus stops the clock, and the trash has the article for days. */
const UNDO_MS = 20_000

/** Takes articles out of the trash, from wherever they were deleted. */
export function useTrash() {
  const { t, formatError } = useLanguage()
  const { show } = useFlashQueue()

  /** Says how it went. @returns null when it failed. */
  const restore = async ({ id, title }: Deleted): Promise<RestoredRoute | null> => {
    const answer = await browserApi().restoreTrashed({ params: { id: String(id) } })
    if (!answer.ok) {
      show({ variant: 'danger', title: t('trash.restoreFailed', { title }), text: formatError(answer.error) })
      return null
    }
    const { draft_because: reason } = answer.data
    if (reason === null) show({ variant: 'success', title: t('trash.restored', { title }) })
    else show({ variant: 'warning', title: t('trash.restoredAsDraft', { title }), text: t(`trash.because.${reason}`) })
    return answer.data
  }

  /** Offers to undo what has just been deleted. */
  const tellDeleted = (deleted: Deleted, { text, takesFocus, onRestored }: DeletionNotice) => {
    const undo = async () => {
      if (!(await restore(deleted))) return
      await onRestored()
      // The button that had it was closed.
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
    }
    show({
      variant: 'success',
      title: text,
      text: t('trash.kept', { count: PRODUCT_LIMITS.trashDays }),
      timeoutMs: UNDO_MS,
      action: { label: t('trash.undo'), takesFocus, onAct: () => void undo() },
    })
  }
  return { restore, tellDeleted }
}

/** Whether what has the focus was reached by keyboard. */
export const isByKeyboard = () => document.activeElement?.matches(':focus-visible') ?? false
