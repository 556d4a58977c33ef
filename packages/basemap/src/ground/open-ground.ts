import { readFile } from 'node:fs/promises'
import { barrierAt, decodeGround, type GroundColumns, type GroundNode, wayAt } from './ground-file.ts'
import type { WayGround } from './way-ground.ts'

/** What the ways of the installed regions say about their ground. Held in memory: 12 bytes a way that says something. */
export interface Ground {
  /** Null for a way that says nothing. */
  way(id: number): WayGround | null
  /** Barriers within so many degrees of a place, and some beyond. */
  barriersNear(position: readonly [lng: number, lat: number]): readonly GroundNode[]
}

/** Of the squares that barriers are found by: some 100 m. */
const CELLS_PER_DEGREE = 1_000

/** Null when there is no such file, as in a set of an earlier version, or it is damaged. */
export async function openGround(path: string): Promise<Ground | null> {
  const bytes = await readFile(path).catch(() => null)
  const columns = bytes && decodeGround(bytes)
  if (!columns) return null
  const cells = new Map<string, GroundNode[]>()
  for (const row of columns.barriers.keys()) {
    const node = barrierAt(columns, row)
    const key = cellOf(node.position)
    const cell = cells.get(key)
    if (cell) cell.push(node)
    else cells.set(key, [node])
  }
  return {
    way: (id) => {
      const row = rowOf(columns, id)
      return row === null ? null : wayAt(columns, row)
    },
    barriersNear: ([lng, lat]) =>
      NEIGHBOURS.flatMap(
        ([east, north]) => cells.get(cellOf([lng + east / CELLS_PER_DEGREE, lat + north / CELLS_PER_DEGREE])) ?? [],
      ),
  }
}

const NEIGHBOURS = [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((north) => [east, north] as const))

const cellOf = ([lng, lat]: readonly [number, number]) =>
  `${Math.floor(lng * CELLS_PER_DEGREE)} ${Math.floor(lat * CELLS_PER_DEGREE)}`

function rowOf({ ids }: GroundColumns, id: number): number | null {
  let [low, high] = [0, ids.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = ids[middle] ?? Number.NaN
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return null
}
