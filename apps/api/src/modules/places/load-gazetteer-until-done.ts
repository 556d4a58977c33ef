import { retryUntilDone } from '../../platform/retry-until-done.ts'
import type { EmbeddedGazetteer } from './embedded-gazetteer.ts'

/** A database that was away or full may have come back, another process may be done. */
const RETRY_AFTER_MS = 15_000

export interface LoadingParts {
  readonly gazetteer: Pick<EmbeddedGazetteer, 'load'>
  /** What could not be named before. */
  readonly routeArticles: { labelPlaces(signal: AbortSignal): Promise<void> }
}

/** Loads the gazetteer while the product already serves, again after a failure. @returns how to stop. */
export function loadGazetteerUntilDone(
  { gazetteer, routeArticles }: LoadingParts,
  report: (warning: string) => void,
  { retryAfterMs = RETRY_AFTER_MS } = {},
): () => Promise<void> {
  const load = async (signal: AbortSignal) => {
    if ((await gazetteer.load(signal)) === 'busy') return 'later'
    await routeArticles.labelPlaces(signal)
    return 'done'
  }
  const onFailure = (reason: string) => report(`The places could not be loaded and will be tried again: ${reason}`)
  return retryUntilDone(load, { onFailure, retryAfterMs })
}
