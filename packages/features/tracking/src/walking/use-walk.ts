import { holdWakeLock } from '@repo/web-kit/hold-wake-lock'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { type ActorRefFrom, fromCallback, type SnapshotFrom } from 'xstate'
import type { PositionEffort, PositionEvent } from '../position/position-fix.ts'
import { watchPosition } from '../position/watch-position.ts'
import { type WalkInput, walkMachine } from './walk-machine.ts'

export type WalkActor = ActorRefFrom<typeof walkMachine>
export type WalkSnapshot = SnapshotFrom<typeof walkMachine>

const browserMachine = walkMachine.provide({
  actors: {
    watchPosition: fromCallback<PositionEvent, PositionEffort>(({ input, sendBack }) => watchPosition(sendBack, input)),
    keepAwake: fromCallback<PositionEvent>(() => holdWakeLock()),
  },
})

/** A walk with this device. */
export function useWalk(input: WalkInput): WalkActor {
  const actor = useActorRef(browserMachine, { input })
  useEffect(() => {
    const stop = new AbortController()
    const sendVisibility = () => actor.send({ type: document.visibilityState === 'hidden' ? 'page.hide' : 'page.show' })
    document.addEventListener('visibilitychange', sendVisibility, { signal: stop.signal })
    return () => stop.abort()
  }, [actor])
  return actor
}
