import { GUEST_ID } from '@repo/authoring/guest'
import type { SaveActor } from '@repo/authoring/save-actor'
import { useRootData } from '@repo/web-kit/root-data'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { useEffect } from 'react'
import { type EditorAct, pendingEditorAct, takenOverPath } from './pending-editor-act.ts'

/**
 * Makes the work of a guest who has just become a user theirs, with the page as it is, and goes on with what they
 * wanted. The address follows without a navigation, which would close what is open.
 */
export function useTakingOver(actor: SaveActor, act: (act: EditorAct) => void): void {
  const { viewer } = useRootData()
  const userId = viewer?.isVerified ? viewer.id : null
  useEffect(() => {
    const { slot, userId: ownerId } = actor.getSnapshot().context
    if (userId === null || ownerId !== GUEST_ID) return
    actor.send({ type: 'account.begin', userId })
    history.replaceState(history.state, '', takenOverPath(slot, location.hash))
  }, [actor, userId])
  usePendingAct(pendingEditorAct, {
    matches: ({ slot }) => slot === actor.getSnapshot().context.slot,
    act: (wish) => act(wish.act),
  })
}
