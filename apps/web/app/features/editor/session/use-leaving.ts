import { useEffect, useState } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { isSettling, settleBeforeLeaving } from './keep-work.ts'
import type { SaveActor } from './save-actor.ts'

/** Non-null while the author must say whether to leave without the last changes. */
export interface LeaveQuestion {
  readonly stay: () => void
  readonly leave: () => void
}

/** Holds a navigation back until the work is kept; asks only when it cannot be. */
export function useLeaving(actor: SaveActor, isDone: () => boolean): LeaveQuestion | null {
  const [mustAsk, setMustAsk] = useState(false)
  const blocker: Blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isDone() && isSettling(actor.getSnapshot()),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    settleBeforeLeaving(actor).then(
      () => blocker.proceed(),
      () => setMustAsk(true),
    )
  }, [blocker, actor])
  if (!mustAsk || blocker.state !== 'blocked') return null
  const answer = (act: () => void) => () => {
    setMustAsk(false)
    act()
  }
  return { stay: answer(() => blocker.reset()), leave: answer(() => blocker.proceed()) }
}
