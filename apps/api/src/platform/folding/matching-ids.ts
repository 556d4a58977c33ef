import { type Column, type SQL, sql } from 'drizzle-orm'
import { foldText } from './fold-text.ts'

/** Rows that are read and compared at once: so many take about a millisecond, and other requests are served between. */
const BATCH = 500

interface TextRow {
  readonly id: number
  readonly texts: readonly (string | null)[]
}

interface MatchOptions {
  /** Rows with ids below `before`, or from the highest one, in descending order. */
  readonly read: (before: number | null, limit: number) => Promise<readonly TextRow[]>
  /** The first `before`. */
  readonly before?: number | null
  /** Reading stops at so many. */
  readonly enough?: number
}

/**
 * The ids of the rows that have a query in one of their texts, folded. For what one person has: the database reads their rows by an index
 * and cannot fold texts itself.
 */
export async function matchingIds(
  query: string,
  { read, before = null, enough = Number.POSITIVE_INFINITY }: MatchOptions,
): Promise<readonly number[]> {
  const sought = comparable(query).trim()
  const ids: number[] = []
  for (let last = before; ids.length < enough; ) {
    const rows = await read(last, BATCH)
    for (const { id, texts } of rows) {
      if (texts.some((text) => text !== null && comparable(text).includes(sought))) ids.push(id)
    }
    last = rows.at(-1)?.id ?? null
    if (rows.length < BATCH) break
  }
  return ids.slice(0, enough)
}

/** As one parameter, however many there are. */
export const isOneOf = (column: Column, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join(',')}}`}::bigint[])`

const comparable = (text: string) => foldText(text).replace(/\s+/g, ' ')
