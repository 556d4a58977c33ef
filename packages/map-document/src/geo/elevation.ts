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
