import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { StreetPlaceLine } from '@repo/basemap/streets'
import type { Database } from '../../platform/database.ts'
import { FOLDING_VERSION } from '../../platform/folding/fold-text.ts'
import type { LabelPosition, PlaceLabel } from './gazetteer.ts'
import { gazetteerTablesRepository } from './gazetteer-tables.repository.ts'
import type { LoadResult } from './load-gazetteer.ts'
import { INVENTED, regionPlaceEntry } from './region-place-entry.ts'

const BATCH_ROWS = 500
/** Raised when the same list has to be loaded anew, because what is made of its lines has changed. */
const ENTRIES_VERSION = 1
/** Parts of a degree: places so close are said to lie in the same town. */
const CELLS_A_DEGREE = 50

/** What the installed regions name. */
export interface RegionPlaces {
  /** Changes with the regions. */
  readonly version: string
  /** The list of their places; null while there is none. */
  readonly path: string | null
  /** They are the demo town's. */
  readonly isInvented: boolean
}

/** Puts the places of the installed regions in the place of those before, in one transaction. */
export async function loadRegionPlaces(
  db: Database,
  { version: set, path, isInvented }: RegionPlaces,
  { labelPosition, signal }: { readonly labelPosition: LabelPosition; readonly signal: AbortSignal },
): Promise<LoadResult> {
  const version = `${ENTRIES_VERSION}.${FOLDING_VERSION}-${set}`
  if ((await gazetteerTablesRepository(db).findRegionsVersion()) === version) return 'unchanged'
  const around = isInvented ? async () => INVENTED : labelsByCell(labelPosition)
  const provider = isInvented ? 'demo' : 'osm'
  return db.transaction(async (tx) => {
    const tables = gazetteerTablesRepository(tx)
    if (!(await tables.tryLock())) return 'busy'
    if ((await tables.findRegionsVersion()) === version) return 'unchanged'
    await tables.deleteRegionPlaces()
    for await (const lines of path === null ? [] : batches(path)) {
      signal.throwIfAborted()
      const labels = await Promise.all(lines.map(around))
      await tables.insertRegionPlaces(
        lines.map((line, index) => regionPlaceEntry(line, { around: labels[index] ?? null, provider })),
      )
    }
    await tables.finishRegionPlaces(version)
    return 'loaded'
  })
}

async function* batches(path: string): AsyncGenerator<readonly StreetPlaceLine[]> {
  let batch: StreetPlaceLine[] = []
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (line !== '') batch.push(JSON.parse(line)) // written by `buildStreets`
    if (batch.length < BATCH_ROWS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Combines lookups of places close together. */
function labelsByCell(labelPosition: LabelPosition) {
  const known = new Map<string, Promise<PlaceLabel | null>>()
  return ({ lng, lat }: StreetPlaceLine) => {
    const [x, y] = [Math.floor(lng * CELLS_A_DEGREE), Math.floor(lat * CELLS_A_DEGREE)]
    const cell = `${x} ${y}`
    const label = known.get(cell) ?? labelPosition([(x + 0.5) / CELLS_A_DEGREE, (y + 0.5) / CELLS_A_DEGREE])
    known.set(cell, label)
    return label
  }
}
