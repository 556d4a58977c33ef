import { circle as turfCircle } from '@turf/circle'
import type { Circle, Rectangle } from '../map-object.ts'
import type { Position } from '../position.ts'
import { besidePoles } from './destination.ts'

/**
 * The circle's edge as a closed ring (first = last), counter-clockwise. Longitudes run on beyond ±180° instead of jumping, so a
 * map draws one shape across the date line.
 */
export function circleRing(circle: Pick<Circle, 'center' | 'radiusMeters'>, stepCount = 96): readonly Position[] {
  const radius = besidePoles(circle.center, circle.radiusMeters)
  const [ring = []] = turfCircle([...circle.center], radius, { units: 'meters', steps: stepCount }).geometry.coordinates
  return ring.map(([lng = 0, lat = 0]): Position => [lng, lat])
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
