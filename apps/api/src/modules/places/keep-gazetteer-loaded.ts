import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedGazetteer } from './embedded-gazetteer.ts'

/** A database that was away or full may have come back, another process may be done. */
const RETRY_AFTER_MS = 15_000

export interface LoadingParts {
  readonly gazetteer: Pick<EmbeddedGazetteer, 'load'>
  /** What could not be named before. */
  readonly routeArticles: { labelPlaces(signal: AbortSignal): Promise<void> }
}

/** Loads the gazetteer while the product already serves, again after a failure. @returns how to stop. */
export function keepGazetteerLoaded(
  { gazetteer, routeArticles }: LoadingParts,
  report: (trouble: string) => void,
  { retryAfterMs = RETRY_AFTER_MS } = {},
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const loading = (async () => {
    while (!signal.aborted) {
      try {
        if ((await gazetteer.load(signal)) !== 'busy') return await routeArticles.labelPlaces(signal)
      } catch (error) {
        if (signal.aborted) return
        report(
          `The places could not be loaded and will be tried again: ${error instanceof Error ? error.message : error}`,
        )
      }
      await sleep(retryAfterMs, undefined, { signal }).catch(() => {}) // stopping is no fault
    }
  })()
  return async () => {
    stopping.abort()
    await loading
  }
}
