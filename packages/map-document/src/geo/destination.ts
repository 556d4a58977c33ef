import type { Position } from '../position.ts'
import { EARTH_RADIUS_METERS, RADIANS_PER_DEGREE } from './distance.ts'
import { wrapLongitude } from './longitude.ts'

/**
 * Where one arrives going straight: `bearingDegrees` clockwise from north, on the sphere of the distance functions. Not
 * `@turf/destination`, which throws where rounding takes the sine of a latitude past 1, as at the poles.
 */
export function destinationPoint(
  [lng, lat]: Position,
  course: { readonly bearingDegrees: number; readonly distanceMeters: number },
): Position {
  const angle = course.distanceMeters / EARTH_RADIUS_METERS
  const bearing = course.bearingDegrees * RADIANS_PER_DEGREE
  const latA = lat * RADIANS_PER_DEGREE
  const sinLat = Math.sin(latA) * Math.cos(angle) + Math.cos(latA) * Math.sin(angle) * Math.cos(bearing)
  const latB = Math.asin(Math.max(-1, Math.min(1, sinLat)))
  const east = Math.sin(bearing) * Math.sin(angle) * Math.cos(latA)
  const turned = Math.atan2(east, Math.cos(angle) - Math.sin(latA) * sinLat)
  return [wrapLongitude(lng + turned / RADIANS_PER_DEGREE), latB / RADIANS_PER_DEGREE]
}
