import { destinationPoint, type Position } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'

const STEPS_PER_DEGREE = 1e5

/**
 * A point for the centre of a circle around a place: anywhere within a part of the radius, everywhere as likely. The
 * ends of cut lines lie on the circle and tell its centre, which then is not the place; the place is at least two
 * fifths of the radius inside.
 *
 * @param draw numbers from 0 to below 1, each as likely.
 */
export function displace(place: Position, radiusMeters: number, draw: () => number): Position {
  const distanceMeters = PRODUCT_LIMITS.privatePlaces.displacement * radiusMeters * Math.sqrt(draw())
  const [lng, lat] = destinationPoint(place, { bearingDegrees: 360 * draw(), distanceMeters })
  return [round(lng), round(lat)]
}

const round = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE
