import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { STREET_PLACES_FILE } from '@repo/basemap/streets'
import { reasonOf } from '../../platform/reason-of.ts'
import { regionPaths } from '../../platform/routing/regions/tile-set.ts'
import { watchSet } from '../../platform/routing/regions/watch-set.ts'
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

const NO_PLACES: RegionPlaces = { version: 'none', path: null, isInvented: false }

/** What the regions in a folder name, whichever are served. */
export function watchRegionPlaces(folder: string): WatchRegions {
  return (onChange) =>
    watchSet(folder, (set) => {
      const path = set && join(regionPaths(folder).sets, set.set, STREET_PLACES_FILE)
      // A set that was built before there were lists has none.
      if (set === null || path === null || !existsSync(path)) return onChange(NO_PLACES)
      onChange({ version: set.set, path, isInvented: set.demo !== null })
    })
}
