import type { Circle, Rectangle } from '../map-object.ts'
import type { Position } from '../position.ts'
import { destinationPoint } from './destination.ts'
import { longitudeDelta } from './longitude.ts'

/**
 * The circle's edge as a closed ring (first = last), counter-clockwise. Longitudes run on beyond ±180° instead of jumping, so a
 * map draws one shape across the date line. Not `@turf/circle`, which throws where the circle meets a pole (see {@link destinationPoint}).
 */
export function circleRing(circle: Pick<Circle, 'center' | 'radiusMeters'>, stepCount = 96): readonly Position[] {
  const [centerLng] = circle.center
  const ring: Position[] = []
  for (let step = 0; step < stepCount; step++) {
    const course = { bearingDegrees: -(step * 360) / stepCount, distanceMeters: circle.radiusMeters }
    const [lng, lat] = destinationPoint(circle.center, course)
    ring.push([centerLng + longitudeDelta(centerLng, lng), lat])
  }
  return ring[0] ? [...ring, ring[0]] : ring
}

/** The rectangle as a closed ring, counter-clockwise from the south-west. Across 180° the eastern side is beyond +180. */
export function rectangleRing(box: Pick<Rectangle, 'west' | 'south' | 'east' | 'north'>): readonly Position[] {
  const { west, south, north } = box
  const east = box.east < west ? box.east + 360 : box.east
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}
