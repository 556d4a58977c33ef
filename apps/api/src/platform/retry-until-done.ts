import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf } from './reason-of.ts'

interface Attempts {
  /** Reports a failure. */
  readonly onFailure: (reason: string) => void
  readonly retryAfterMs: number
}

/**
 * Does work while the product already serves, again after a failure or when it was not done.
 *
 * @returns how to stop.
 */
export function retryUntilDone(
  work: (signal: AbortSignal) => Promise<'done' | 'later'>,
  { onFailure, retryAfterMs }: Attempts,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const working = (async () => {
    while (!signal.aborted) {
      try {
        if ((await work(signal)) === 'done') return
      } catch (error) {
        if (signal.aborted) return
        onFailure(reasonOf(error))
      }
      await sleep(retryAfterMs, undefined, { signal }).catch(() => {}) // stopping is no fault
    }
  })()
  return async () => {
    stopping.abort()
    await working
  }
}
