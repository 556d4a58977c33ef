import { flushToDevice, saveSoonerThanLater } from '@repo/authoring/keep-work'
import type { OpenWorkRef } from '@repo/authoring/open-work'
import type { SaveActor } from '@repo/authoring/save-actor'
import { wouldLose } from '@repo/authoring/save-status'
import { beforeUnsafeReload } from '@repo/web-kit/unsafe-reload'
import { useEffect } from 'react'
import { renewSession } from './renew-session.ts'

/** Tells the saving about what happens to the page: the network, hiding, reloads, a log-in in another tab. */
export function usePageEvents(actor: SaveActor, photosLeft: number, openWork: OpenWorkRef): void {
  useEffect(
    () =>
      beforeUnsafeReload(() => {
        openWork.current?.settle()
        return flushToDevice(actor)
      }),
    [actor, openWork],
  )
  useEffect(() => {
    if (photosLeft === 0) return
    const stop = new AbortController()
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: stop.signal })
    return () => stop.abort()
  }, [photosLeft])
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('online', () => actor.send({ type: 'network.return' }), { signal })
    addEventListener('focus', () => void renewSession(actor), { signal })
    addEventListener(
      'pagehide',
      () => {
        openWork.current?.settle()
        actor.send({ type: 'journal.flush' })
      },
      { signal },
    )
    addEventListener(
      'beforeunload',
      (event) => {
        if (openWork.current || wouldLose(actor.getSnapshot())) event.preventDefault()
        // Now, as there may be no time left when the page goes
        actor.send({ type: 'journal.flush' })
      },
      { signal },
    )
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState !== 'hidden') return
        saveSoonerThanLater(actor)
        // With what is on its way, so that a page that is loaded anew sends the same again instead of something beside it
        actor.send({ type: 'journal.flush' })
      },
      { signal },
    )
    return () => stop.abort()
  }, [actor, openWork])
}
