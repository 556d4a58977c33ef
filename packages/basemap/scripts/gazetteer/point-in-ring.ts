import type { Ring } from '../../src/gazetteer/ring.ts'

export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export function boxOf(ring: Ring): Box {
  const box = { west: 180, south: 90, east: -180, north: -90 }
  for (const [lng, lat] of ring) {
    box.west = Math.min(box.west, lng)
    box.east = Math.max(box.east, lng)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  return box
}

/** Whether a ray to the east crosses the ring an odd number of times. */
export function isInRing(ring: Ring, lng: number, lat: number): boolean {
  let isIn = false
  let before = ring.at(-1)
  for (const corner of ring) {
    if (before && corner[1] > lat !== before[1] > lat) {
      const crossing = before[0] + ((lat - before[1]) / (corner[1] - before[1])) * (corner[0] - before[0])
      if (lng < crossing) isIn = !isIn
    }
    before = corner
  }
  return isIn
}

/** Square degrees, whatever the direction. */
export function ringArea(ring: Ring): number {
  let doubled = 0
  let before = ring.at(-1)
  for (const corner of ring) {
    if (before) doubled += before[0] * corner[1] - corner[0] * before[1]
    before = corner
  }
  return Math.abs(doubled / 2)
}
