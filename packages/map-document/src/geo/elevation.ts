import type { Position } from '../position.ts'
import { cumulativeDistancesMeters } from './distance.ts'

/** Climbs and descents smaller than this are taken for the noise of a receiver and do not count. Metres. */
export const ELEVATION_THRESHOLD_METERS = 5

/** Climb, descent and extremes of a path, in metres. */
export interface ElevationStats {
  readonly gainMeters: number
  readonly lossMeters: number
  readonly minMeters: number
  readonly maxMeters: number
}

/**
 * Climb, descent and extremes of a line. A change counts once it is at least `thresholdMeters` away from the last counted
 * elevation, so noise around a level adds nothing. Nulls are passed over.
 *
 * @returns null when no elevation is known.
 */
export function elevationStats(
  elevationsMeters: readonly (number | null)[],
  thresholdMeters = ELEVATION_THRESHOLD_METERS,
): ElevationStats | null {
  let stats: { gainMeters: number; lossMeters: number; minMeters: number; maxMeters: number } | null = null
  let counted = 0
  for (const meters of elevationsMeters) {
    if (meters === null) continue
    if (!stats) {
      stats = { gainMeters: 0, lossMeters: 0, minMeters: meters, maxMeters: meters }
      counted = meters
    }
    stats.minMeters = Math.min(stats.minMeters, meters)
    stats.maxMeters = Math.max(stats.maxMeters, meters)
    if (Math.abs(meters - counted) < thresholdMeters) continue
    if (meters > counted) stats.gainMeters += meters - counted
    else stats.lossMeters += counted - meters
    counted = meters
  }
  return stats
}

/** A point of an elevation profile. */
export interface ProfilePoint {
  /** Index in the path. */
  readonly index: number
  /** From the start along the path. */
  readonly distanceMeters: number
  readonly elevationMeters: number
}

/** The points of an elevation profile: those whose elevation is known. */
export function elevationProfile(
  path: readonly Position[],
  elevationsMeters: readonly (number | null)[],
): readonly ProfilePoint[] {
  const distances = cumulativeDistancesMeters(path)
  return elevationsMeters.flatMap((elevationMeters, index) => {
    const distanceMeters = distances[index]
    return elevationMeters === null || distanceMeters === undefined ? [] : [{ index, distanceMeters, elevationMeters }]
  })
}

/**
 * The elevation at a distance from the start, interpolated between the known points beside it; null before the first
 * and after the last. Metres.
 */
export function elevationAt(points: readonly ProfilePoint[], distanceMeters: number): number | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || distanceMeters < first.distanceMeters || distanceMeters > last.distanceMeters) return null
  let low = 0
  let high = points.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const point = points[middle]
    if (point && point.distanceMeters <= distanceMeters) low = middle
    else high = middle
  }
  const [from, to] = [points[low] ?? first, points[high] ?? last]
  const span = to.distanceMeters - from.distanceMeters
  const share = span === 0 ? 0 : (distanceMeters - from.distanceMeters) / span
  return from.elevationMeters + share * (to.elevationMeters - from.elevationMeters)
}
