import type { Position } from '../position.ts'
import { EARTH_RADIUS_METERS, haversineDistanceMeters, RADIANS_PER_DEGREE } from './distance.ts'
import { longitudeDelta, wrapLongitude } from './longitude.ts'

/** The point of a path that is nearest to a position. */
export interface NearestPoint {
  readonly position: Position
  /** The segment from vertex `segmentIndex` to the next; a vertex inserted there goes to `segmentIndex + 1`. */
  readonly segmentIndex: number
  /** Where on the segment: 0 is its start, 1 its end. */
  readonly fraction: number
  readonly distanceMeters: number
}

/**
 * The point of a path nearest to `position`, across 180° too. Segments are straight on a plane around `position`, which is exact
 * enough for a pointer near the line. Not `@turf/nearest-point-on-line`, which is exact on the sphere and takes a hundred times as long: a
 * pointer asks at every move.
 *
 * @returns null for a path of fewer than two positions, and when nothing of it is within `reachMeters`, where that is given.
 */
export function nearestPointOnPath(
  path: readonly Position[],
  position: Position,
  reachMeters = Number.POSITIVE_INFINITY,
): NearestPoint | null {
  const [lng0, lat0] = position
  const reachDegrees = reachMeters / (EARTH_RADIUS_METERS * RADIANS_PER_DEGREE)
  const squeeze = Math.cos(lat0 * RADIANS_PER_DEGREE)
  let best: { squared: number; segmentIndex: number; fraction: number; lng: number; lat: number } | null = null
  for (let index = 0; index + 1 < path.length; index++) {
    const from = path[index]
    const to = path[index + 1]
    if (!from || !to) continue
    if (Math.min(from[1], to[1]) - lat0 > reachDegrees || lat0 - Math.max(from[1], to[1]) > reachDegrees) continue
    const fromX = longitudeDelta(lng0, from[0])
    const deltaX = longitudeDelta(from[0], to[0])
    const fromY = from[1] - lat0
    const deltaY = to[1] - from[1]
    const lengthSquared = (deltaX * squeeze) ** 2 + deltaY ** 2
    const along = lengthSquared === 0 ? 0 : -(fromX * deltaX * squeeze ** 2 + fromY * deltaY) / lengthSquared
    const fraction = Math.max(0, Math.min(1, along))
    const x = fromX + deltaX * fraction
    const y = fromY + deltaY * fraction
    const squared = (x * squeeze) ** 2 + y ** 2
    if (!best || squared < best.squared) best = { squared, segmentIndex: index, fraction, lng: lng0 + x, lat: lat0 + y }
  }
  if (!best) return null
  const nearest: Position = [wrapLongitude(best.lng), best.lat]
  const distanceMeters = haversineDistanceMeters(position, nearest)
  const { segmentIndex, fraction } = best
  return distanceMeters > reachMeters ? null : { position: nearest, segmentIndex, fraction, distanceMeters }
}
