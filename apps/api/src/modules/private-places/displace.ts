import { destinationPoint, type Position } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'

const STEPS_PER_DEGREE = 1e5

/**
 * A displaced centre for the circle around a private place, uniformly distributed within a part of the radius. The
 * ends of cut lines lie on the circle and reveal its centre. With a displaced centre they do not reveal the place, which
 * is at least two fifths of the radius inside the circle.
 *
 * @param draw uniformly distributed numbers in [0, 1).
 */
export function displace(place: Position, radiusMeters: number, draw: () => number): Position {
  const distanceMeters = PRODUCT_LIMITS.privatePlaces.displacement * radiusMeters * Math.sqrt(draw())
  const [lng, lat] = destinationPoint(place, { bearingDegrees: 360 * draw(), distanceMeters })
  return [round(lng), round(lat)]
}

const round = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE
