import { readFile } from 'node:fs/promises'
import { barrierAt, barrierCell, cellsAround, decodeGround, type GroundNode, wayAt } from './ground-file.ts'
import type { WayGround } from './way-ground.ts'

/** What the ways of the installed regions say about their ground. Held in memory: 12 bytes a way that says something, 9 a barrier. */
export interface Ground {
  /** Null for a way that says nothing. */
  way(id: number): WayGround | null
  /** Barriers within 100 m of a place to the south and the north, less to the west and the east; and some beyond. */
  barriersNear(position: readonly [lng: number, lat: number]): readonly GroundNode[]
}

/** Null when there is no such file, as in a set of an earlier version, or it is damaged. */
export async function openGround(path: string): Promise<Ground | null> {
  const bytes = await readFile(path).catch(() => null)
  const columns = bytes && decodeGround(bytes)
  if (!columns) return null
  const { ids, barriers } = columns
  const wayFrom = (id: number) => firstFrom(ids.length, (row) => ids[row] ?? Number.NaN, id)
  const barrierFrom = (cell: number) =>
    firstFrom(barriers.length, (row) => barrierCell(barrierAt(columns, row).position), cell)
  return {
    way: (id) => {
      const row = wayFrom(id)
      return ids[row] === id ? wayAt(columns, row) : null
    },
    barriersNear: (position) =>
      cellsAround(position).flatMap(([from, to]) => {
        const found: GroundNode[] = []
        for (let row = barrierFrom(from), end = barrierFrom(to + 1); row < end; row++)
          found.push(barrierAt(columns, row))
        return found
      }),
  }
}

/** The first of some ascending rows that is not less than a value. */
function firstFrom(rows: number, valueAt: (row: number) => number, value: number): number {
  let [low, high] = [0, rows]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (valueAt(middle) < value) low = middle + 1
    else high = middle
  }
  return low
}
