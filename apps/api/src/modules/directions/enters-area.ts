import type { Position } from '@mishiori/map-document'

type Ring = readonly Position[]

/**
 * Whether a path is within one of the areas anywhere. The engine keeps off roads that cross their edges, so that a way between two
 * places of one area is none that it would notice, and servers of before it knew areas do not hear of them.
 */
export function entersArea(path: readonly Position[], rings: readonly Ring[]): boolean {
  return rings.some((ring) => {
    const box = boxOf(ring)
    return path.some((position, index) => {
      const from = path[index - 1] ?? position
      return isBeside(from, position, box) ? false : holds(ring, position) || crosses(ring, from, position)
    })
  })
}

interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

function boxOf(ring: Ring): Box {
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)]
  return { west: Math.min(...lngs), south: Math.min(...lats), east: Math.max(...lngs), north: Math.max(...lats) }
}

function isBeside([x1, y1]: Position, [x2, y2]: Position, { west, south, east, north }: Box): boolean {
  return Math.max(x1, x2) < west || Math.min(x1, x2) > east || Math.max(y1, y2) < south || Math.min(y1, y2) > north
}

/** By how often a ray to the east crosses a side: an odd number of times from inside. */
function holds(ring: Ring, [lng, lat]: Position): boolean {
  const crossed = ring.filter(([x2, y2], index) => {
    const [x1, y1] = ring.at(index - 1) ?? [x2, y2]
    return y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1
  })
  return crossed.length % 2 === 1
}

function crosses(ring: Ring, from: Position, to: Position): boolean {
  return ring.some((corner, index) => {
    const last = ring.at(index - 1) ?? corner
    return side(from, to, last) * side(from, to, corner) < 0 && side(last, corner, from) * side(last, corner, to) < 0
  })
}

/** Above 0 to the left of the way from one position to another. */
const side = ([x1, y1]: Position, [x2, y2]: Position, [x, y]: Position) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
