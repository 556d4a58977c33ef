import { bearing } from '@turf/bearing'
import { destination } from '@turf/destination'
import type { Position } from '../position.ts'
import { METERS_PER_DEGREE } from './distance.ts'
import { wrapLongitude } from './longitude.ts'

/** Where one arrives going straight: `bearingDegrees` clockwise from north, on the sphere of the distance functions. */
export function destinationPoint(
  from: Position,
  course: { readonly bearingDegrees: number; readonly distanceMeters: number },
): Position {
  const meters = besidePoles(from, course.distanceMeters)
  const { coordinates } = destination([...from], meters, course.bearingDegrees, { units: 'meters' }).geometry
  const [lng = 0, lat = 0] = coordinates
  return [wrapLongitude(lng), lat]
}

/** A way that ends nearer to a pole ends this far from it, which rounding cannot take for beyond it. */
const BESIDE_POLE_METERS = 0.5

/**
 * The distance, but half a metre less when a pole may be there. At a pole, rounding can take the sine of a latitude past
 * 1, and Turf throws: for about one of a hundred courses that lead straight to it.
 */
export function besidePoles([, lat]: Position, distanceMeters: number): number {
  for (const pole of [90, -90]) {
    const metersToPole = Math.abs(pole - lat) * METERS_PER_DEGREE
    if (Math.abs(distanceMeters - metersToPole) < BESIDE_POLE_METERS) return metersToPole - BESIDE_POLE_METERS
  }
  return distanceMeters
}

/**
 * The direction in which one leaves for another place by the shortest way, degrees clockwise from north in [0, 360). 0 for a place
 * that is the same.
 */
export function bearingDegrees([lngA, latA]: Position, [lngB, latB]: Position): number {
  return (bearing([lngA, latA], [lngB, latB]) + 360) % 360
}
