import type { Position } from '../position.ts'
import { RADIANS_PER_DEGREE } from './distance.ts'

/**
 * The direction in which one leaves for another place by the shortest way, degrees clockwise from north in [0, 360). 0 for a place
 * that is the same.
 */
export function bearingDegrees([lngA, latA]: Position, [lngB, latB]: Position): number {
  const east = (lngB - lngA) * RADIANS_PER_DEGREE
  const [a, b] = [latA * RADIANS_PER_DEGREE, latB * RADIANS_PER_DEGREE]
  const x = Math.sin(east) * Math.cos(b)
  const y = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east)
  return (Math.atan2(x, y) / RADIANS_PER_DEGREE + 360) % 360
}
