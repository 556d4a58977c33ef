import type { Position } from '../position.ts'
import { EARTH_RADIUS_METERS } from './distance.ts'
import { longitudeDelta } from './longitude.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** On a sphere, of a ring whichever way it goes, closed or not (Chamberlain and Duquette, JPL 07-03). */
export function ringSquareMeters(ring: readonly Position[]): number {
  const sum = ring.reduce((total, [lng, lat], index) => {
    const [nextLng, nextLat] = ring[(index + 1) % ring.length] ?? [lng, lat]
    const width = radians(longitudeDelta(lng, nextLng))
    return total + width * (2 + Math.sin(radians(lat)) + Math.sin(radians(nextLat)))
  }, 0)
  return Math.abs((sum * EARTH_RADIUS_METERS ** 2) / 2)
}
