import { browserJournal } from '@repo/authoring/browser-journal'
import { createDevicePhotos } from '@repo/authoring/device-photos'
import type { SaveActor } from '@repo/authoring/save-actor'
import { GUEST_ID } from '@repo/authoring/slots'
import { useLogInSheet } from '@repo/web-kit/modal-host'
import { useRootData } from '@repo/web-kit/root-data'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type EditorAct, pendingEditorAct, takenOverPath } from './pending-editor-act.ts'

export interface GuestMode {
  readonly isConfirming: boolean
  /** For what only users can do: it goes on by itself when the guest is one. */
  readonly askToSignUp: (act: EditorAct) => void
  readonly confirmExit: () => void
  readonly stay: () => void
  /** The work stays on the device. */
  readonly exit: () => void
  readonly discard: () => void
  readonly isDiscarded: () => boolean
}

/** Editing without an account: everything but what needs the server's room. Null for users. */
export function useGuestMode(actor: SaveActor): GuestMode | null {
  const askToLogIn = useLogInSheet()
  const navigate = useNavigate()
  const [isConfirming, setIsConfirming] = useState(false)
  const isDiscarded = useRef(false)
  const isGuest = useSelector(actor, ({ context }) => context.userId === GUEST_ID)
  if (!isGuest) return null
  return {
    isConfirming,
    askToSignUp(act) {
      const { slot } = actor.getSnapshot().context
      actor.send({ type: 'journal.flush' })
      pendingEditorAct.keep({ slot, act })
      askToLogIn({ returnPath: takenOverPath(slot, location.hash) })
    },
    confirmExit: () => setIsConfirming(true),
    stay: () => setIsConfirming(false),
    exit() {
      setIsConfirming(false)
      void navigate('/')
    },
    async discard() {
      const { slot } = actor.getSnapshot().context
      actor.stop()
      await browserJournal.remove(slot).catch(() => undefined)
      await createDevicePhotos()
        .removeAll()
        .catch(() => undefined)
      isDiscarded.current = true
      await navigate('/')
    },
    isDiscarded: () => isDiscarded.current,
  }
}

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
