import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readReplicationDate } from './osm-pbf/read-blocks.ts'
import { readSetJson } from './read-set-json.ts'

const DATA_DATES_FILE = 'data-dates.json'

/** How old an extract is. */
export interface DataDate {
  /** As `2026-10-01`. */
  readonly date: string
  /** Whether the extract says so itself, or it is only the day on which its file was made. */
  readonly source: 'extract' | 'file'
}

/** Writes down how old each extract of a set is. */
export async function writeDataDates(
  folder: string,
  extracts: readonly { readonly name: string; readonly path: string }[],
): Promise<void> {
  const dates: (DataDate & { readonly extract: string })[] = []
  for (const { name, path } of extracts) {
    const said = await readReplicationDate(path)
    const date = (said ?? (await stat(path)).mtime).toISOString().slice(0, 10)
    dates.push({ extract: name, date, source: said ? 'extract' : 'file' })
  }
  await writeFile(join(folder, DATA_DATES_FILE), JSON.stringify(dates))
}

/** The oldest date of a set: all of it is at least as new. Null for a set that was built before dates were kept. */
export function readDataDate(folder: string): DataDate | null {
  const dates = readSetJson(join(folder, DATA_DATES_FILE))
  if (!Array.isArray(dates) || !dates.every(isDataDate)) return null
  const [oldest] = dates.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  return oldest ? { date: oldest.date, source: oldest.source } : null
}

function isDataDate(value: unknown): value is DataDate {
  if (typeof value !== 'object' || value === null || !('date' in value) || !('source' in value)) return false
  return typeof value.date === 'string' && (value.source === 'extract' || value.source === 'file')
}
