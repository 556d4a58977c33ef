import { reasonOf } from '../../platform/reason-of.ts'
import type { EmbeddedGazetteer } from './embedded-gazetteer.ts'
import type { RegionPlaces } from './load-region-places.ts'

/** The gazetteer may still be loading, a database that was away may have come back. */
const RETRY_AFTER_MS = 5_000

/** Calls back with the places of the regions, now and after each change. @returns how to stop. */
export type WatchRegions = (onChange: (places: RegionPlaces) => void) => () => void

/** Keeps what the installed regions name in the gazetteer. @returns how to stop. */
export function loadRegionPlacesUntilDone(
  gazetteer: Pick<EmbeddedGazetteer, 'loadRegions'>,
  watch: WatchRegions,
  report: (warning: string) => void,
  { retryAfterMs = RETRY_AFTER_MS } = {},
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let newest: RegionPlaces | null = null
  let retry: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()
  const load = () => {
    clearTimeout(retry)
    turn = turn.then(async () => {
      if (signal.aborted || newest === null) return
      const result = await gazetteer.loadRegions(newest, signal).catch((error: unknown) => {
        if (!signal.aborted)
          report(`The places of the regions could not be loaded and will be tried again: ${reasonOf(error)}`)
        return 'busy' as const
      })
      if (result === 'busy' && !signal.aborted) retry = setTimeout(load, retryAfterMs)
    })
  }
  const unwatch = watch((places) => {
    newest = places
    load()
  })
  return async () => {
    stopping.abort()
    unwatch()
    clearTimeout(retry)
    await turn
  }
}
