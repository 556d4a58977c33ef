import { browserJournal } from '@repo/authoring/browser-journal'
import { createDevicePhotos } from '@repo/authoring/device-photos'
import { GUEST_ID } from '@repo/authoring/guest'
import type { SaveActor } from '@repo/authoring/save-actor'
import { useLogInSheet } from '@repo/web-kit/modal-host'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
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
