import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { STREET_PLACES_FILE } from '@repo/basemap/streets'
import { regionPaths } from '../../platform/routing/regions/tile-set.ts'
import { watchSet } from '../../platform/routing/regions/watch-set.ts'
import type { RegionPlaces } from './load-region-places.ts'
import type { WatchRegions } from './load-region-places-until-done.ts'

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
