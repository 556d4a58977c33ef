import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommonModal } from '../../site-shell/modals/common-modals.tsx'
import { browserJournal } from './browser-journal.ts'
import { GUEST_ID } from './guest.ts'
import type { SaveActor } from './save-actor.ts'

export interface GuestMode {
  readonly isConfirming: boolean
  /** For what only users can do. */
  readonly askToLogIn: () => void
  readonly confirmExit: () => void
  readonly stay: () => void
  /** The work stays on the device. */
  readonly exit: () => void
  readonly discard: () => void
  readonly isDiscarded: () => boolean
}

/** Editing without an account: everything but what needs the server's room. Null for users. */
export function useGuestMode(actor: SaveActor): GuestMode | null {
  const open = useCommonModal()
  const navigate = useNavigate()
  const [isConfirming, setIsConfirming] = useState(false)
  const isDiscarded = useRef(false)
  const { userId } = actor.getSnapshot().context
  if (userId !== GUEST_ID) return null
  return {
    isConfirming,
    askToLogIn() {
      actor.send({ type: 'journal.flush' })
      open('log-in-required')
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
      isDiscarded.current = true
      await navigate('/')
    },
    isDiscarded: () => isDiscarded.current,
  }
}
