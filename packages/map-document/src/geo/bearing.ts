import { bearing } from '@turf/bearing'
import type { Position } from '../position.ts'

/**
 * The direction in which one leaves for another place by the shortest way, degrees clockwise from north in [0, 360). 0 for a place
 * that is the same.
 */
export function bearingDegrees([lngA, latA]: Position, [lngB, latB]: Position): number {
  return (bearing([lngA, latA], [lngB, latB]) + 360) % 360
}
