import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf } from '../../../platform/reason-of.ts'
import type { RoutingEngine } from '../../../platform/routing/routing-engine.ts'
import type { LineGroundService } from './line-ground.service.ts'

/** How often the queue is looked at while it is empty. */
const POLL_MS = 3_000
/** After a line, as many times as long as it took: most of the time engine and database are free for readers. */
const REST = 4

/** A process that has no tiles yet, or none at all. */
const NO_REGION = 'none'

/**
 * Looks at the ways below queued lines, one after another, for as long as a region is served; all of them are queued
 * when another one is. @returns how to stop.
 */
export function workOnLineGround(
  { lineGround, engine }: { lineGround: LineGroundService; engine: Pick<RoutingEngine, 'version'> },
  report: (warning: string) => void,
  { pollMs = POLL_MS } = {},
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let queued = NO_REGION
  const step = async (): Promise<number> => {
    const { version } = engine
    if (version === NO_REGION) return pollMs
    if (version !== queued) {
      await lineGround.queueOutdated(signal)
      queued = version
    }
    const start = performance.now()
    const outcome = await lineGround.workOnNext(signal)
    return outcome === 'done' ? REST * (performance.now() - start) : pollMs
  }
  const working = (async () => {
    while (!signal.aborted) {
      const waitMs = await step().catch((error: unknown) => {
        if (!signal.aborted)
          report(`The ground of a line could not be found and will be tried again: ${reasonOf(error)}`)
        return pollMs
      })
      await sleep(waitMs, undefined, { signal }).catch(() => {}) // stopping is no fault
    }
  })()
  return async () => {
    stopping.abort()
    await working
  }
}
