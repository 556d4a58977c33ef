import { isSettling, settleBeforeLeaving } from '@repo/authoring/keep-work'
import type { OpenWorkRef } from '@repo/authoring/open-work'
import type { SaveActor } from '@repo/authoring/save-actor'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Blocker, useBlocker, useNavigation } from 'react-router'

/** Non-null while the author must say whether to leave without the last changes, or without photos that are not on the server yet. */
export interface LeaveQuestion {
  readonly losing: 'changes' | 'photos'
  readonly stay: () => void
  readonly leave: () => void
}

/** Stops the drawing of the map. @returns what resumes it */
export type PauseMap = () => () => void

interface LeavingOptions {
  actor: SaveActor
  /** There is nothing to keep any more. */
  isDone: () => boolean
  /** Photos of the text that are not on the server yet: only this page has them. */
  photosLeft: number
  /** A line that is being drawn is confirmed, because it was not cancelled. */
  openWork: OpenWorkRef
  mapPause: RefObject<PauseMap | null>
}

/** Blocks a navigation until the work is saved; asks for confirmation only when it cannot be. */
export function useLeaving({ actor, isDone, photosLeft, openWork, mapPause }: LeavingOptions): LeaveQuestion | null {
  const [losing, setLosing] = useState<LeaveQuestion['losing'] | null>(null)
  const hasPhotosLeft = photosLeft > 0
  const map = useRestingMap(mapPause)
  const blocker: Blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false
    map.rest()
    return !isDone() && (hasPhotosLeft || openWork.current !== null || isSettling(actor.getSnapshot()))
  })
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
  const stay = () => {
    map.resume()
    blocker.reset()
  }
  return { losing, stay: answer(stay), leave: answer(() => blocker.proceed()) }
}

/**
 * The map draws nothing while the next page is prepared: that is done in many small steps, and a frame of a large map between two of them
 * may take a second. It goes on if the navigation ends and the editor is still there.
 */
function useRestingMap(mapPause: RefObject<PauseMap | null>) {
  const resume = useRef<(() => void) | null>(null)
  const end = useCallback(() => {
    resume.current?.()
    resume.current = null
  }, [])
  const { state } = useNavigation()
  useEffect(() => (state === 'idle' ? undefined : end), [state, end])
  return {
    rest: () => {
      resume.current ??= mapPause.current?.() ?? null
    },
    resume: end,
  }
}
