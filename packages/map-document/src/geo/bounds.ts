import type { BBox, Position } from '../position.ts'
import { wrapLongitude } from './longitude.ts'

/**
 * The smallest box around the positions, the short way around the globe: `west > east` when it crosses 180°. Not
 * `@turf/bbox`, which goes the long way around there.
 *
 * @returns null without positions.
 */
export function boundsOf(positions: readonly Position[]): BBox | null {
  if (positions.length === 0) return null
  const lngs = new Float64Array(positions.length)
  let [south, north] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [lowest, highest] = [south, north]
  let count = 0
  for (const [anyLng, lat] of positions) {
    const lng = anyLng > 180 || anyLng < -180 ? wrapLongitude(anyLng) : anyLng
    lngs[count++] = lng
    lowest = Math.min(lowest, lng)
    highest = Math.max(highest, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  // No gap inside of half a globe is wider than the other half: most maps need not be sorted.
  const [west, east] = highest - lowest <= 180 ? [lowest, highest] : smallestSpan(lngs.sort())
  return [west, south, east, north]
}

/** The span that leaves out the widest gap between neighbouring meridians. */
function smallestSpan(sorted: Float64Array): readonly [west: number, east: number] {
  let west = sorted[0] ?? 0
  let east = sorted.at(-1) ?? 0
  let widest = west + 360 - east
  let previous = west
  for (const lng of sorted) {
    // a hair's breadth keeps the plain box when both are equally wide
    if (lng - previous > widest + 1e-9) {
      widest = lng - previous
      west = lng
      east = previous
    }
    previous = lng
  }
  return [west, east]
}
