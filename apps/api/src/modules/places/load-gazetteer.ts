import { type GazetteerFile, readGazetteer } from '@repo/basemap/gazetteer'
import type { Database } from '../../platform/database.ts'
import { FOLDING_VERSION } from '../../platform/folding/fold-text.ts'
import { gazetteerTablesRepository } from './gazetteer-tables.repository.ts'
import { type AreaEntry, createEntries, type PlaceEntry } from './place-entries.ts'

const BATCH_ROWS = 500
/** Raised when the same file has to be loaded anew, because what is made of its rows has changed. */
const ENTRIES_VERSION = 4

/** `busy`: another process is loading it. */
export type LoadResult = 'loaded' | 'unchanged' | 'busy'
export type LoadGazetteer = (signal: AbortSignal) => Promise<LoadResult>

/** Whether the tables hold the packaged file. */
export async function isGazetteerLoaded(db: Database, path: string): Promise<boolean> {
  return (await gazetteerTablesRepository(db).findVersion()) === versionOf(await readGazetteer(path))
}

/** Brings the gazetteer's tables up to the packaged file, in one transaction: a search sees the old places or the new ones. */
export async function loadGazetteer(db: Database, path: string, signal: AbortSignal): Promise<LoadResult> {
  const file = await readGazetteer(path)
  const version = versionOf(file)
  return db.transaction(async (tx) => {
    const tables = gazetteerTablesRepository(tx)
    if (!(await tables.tryLock())) return 'busy'
    if ((await tables.findVersion()) === version) return 'unchanged'
    await tables.createSuccessors()
    const entries = createEntries()
    for await (const batch of file.batches(BATCH_ROWS)) {
      signal.throwIfAborted()
      const places: PlaceEntry[] = []
      const areas: AreaEntry[] = []
      for (const row of batch) row.kind === 'area' ? areas.push(entries.area(row)) : places.push(entries.place(row))
      await tables.insertPlaces(places)
      await tables.insertAreas(areas)
    }
    await tables.takeOver(version)
    return 'loaded'
  })
}

const versionOf = ({ version }: Pick<GazetteerFile, 'version'>) => `${ENTRIES_VERSION}.${FOLDING_VERSION}-${version}`
