import { useEffect, useState } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { isSettling, settleBeforeLeaving } from './keep-work.ts'
import type { OpenWorkRef } from './open-work.ts'
import type { SaveActor } from './save-actor.ts'

/** Non-null while the author must say whether to leave without the last changes, or without photos that are not on the server yet. */
export interface LeaveQuestion {
  readonly losing: 'changes' | 'photos'
  readonly stay: () => void
  readonly leave: () => void
}

interface LeavingOptions {
  actor: SaveActor
  /** There is nothing to keep any more. */
  isDone: () => boolean
  /** Photos of the text that are not on the server yet: only this page has them. */
  photosLeft: number
  /** A line that is being drawn is confirmed, because it was not cancelled. */
  openWork: OpenWorkRef
}

/** Blocks a navigation until the work is saved; asks for confirmation only when it cannot be. */
export function useLeaving({ actor, isDone, photosLeft, openWork }: LeavingOptions): LeaveQuestion | null {
  const [losing, setLosing] = useState<LeaveQuestion['losing'] | null>(null)
  const hasPhotosLeft = photosLeft > 0
  const blocker: Blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !isDone() &&
      (hasPhotosLeft || openWork.current !== null || isSettling(actor.getSnapshot())),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    openWork.current?.settle()
    settleBeforeLeaving(actor).then(
      () => (hasPhotosLeft ? setLosing('photos') : blocker.proceed()),
      () => setLosing('changes'),
    )
  }, [blocker, actor, hasPhotosLeft, openWork])
  if (losing === null || blocker.state !== 'blocked') return null
  const answer = (act: () => void) => () => {
    setLosing(null)
    act()
  }
  return { losing, stay: answer(() => blocker.reset()), leave: answer(() => blocker.proceed()) }
}
