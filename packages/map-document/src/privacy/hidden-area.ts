import { EARTH_RADIUS_METERS, RADIANS_PER_DEGREE } from '../geo/distance.ts'
import { longitudeDelta, wrapLongitude } from '../geo/longitude.ts'
import type { Position } from '../position.ts'

/** A circle around a private place. */
export interface HiddenArea {
  readonly center: Position
  /** Metres along the ground. */
  readonly radiusMeters: number
}

/** Five decimals, as stored paths have, move a position by at most 0.8 m: what is cut stays outside when it is rounded. */
const ROUNDING_METERS = 1.2
const STEPS_PER_DEGREE = 1e5

/** A point of the plane around an area's centre, on which maps draw lines: Web Mercator, in radians. */
interface PlanePoint {
  readonly x: number
  readonly y: number
}

/** A stretch of a segment: 0 is the segment's start, 1 its end. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * An area as maps draw it. Lines are straight on Web Mercator, so that is where they meet its edge. The scale changes a
 * little within the circle; the one here is so much wider that it holds the circle on the ground whole, by 3 m where
 * the radius is 2 km and the latitude 60°.
 */
export class PlaneArea {
  readonly #center: Position
  readonly #centerY: number
  readonly #radius: number

  constructor({ center, radiusMeters }: HiddenArea) {
    const lat = center[1] * RADIANS_PER_DEGREE
    const growth = 1 + Math.abs(Math.tan(lat)) * (radiusMeters / EARTH_RADIUS_METERS)
    this.#center = center
    this.#centerY = mercatorY(center[1])
    this.#radius = (radiusMeters * growth + ROUNDING_METERS) / (EARTH_RADIUS_METERS * Math.cos(lat))
  }

  holds(position: Position): boolean {
    const { x, y } = this.#toPlane(position)
    return x * x + y * y <= this.#radius * this.#radius
  }

  /** The part inside of the segment between two positions, in the shorter direction around the globe; null when nothing is inside. */
  stretchInside(from: Position, to: Position): Stretch | null {
    const start = this.#toPlane(from)
    const [x, y] = [longitudeDelta(from[0], to[0]) * RADIANS_PER_DEGREE, mercatorY(to[1]) - mercatorY(from[1])]
    const lengthSquared = x * x + y * y
    if (lengthSquared === 0) return this.holds(from) ? { from: 0, to: 1 } : null
    const nearest = -(start.x * x + start.y * y) / lengthSquared
    const aside = (start.x + nearest * x) ** 2 + (start.y + nearest * y) ** 2
    const halfSquared = (this.#radius * this.#radius - aside) / lengthSquared
    if (halfSquared < 0) return null
    const half = Math.sqrt(halfSquared)
    const stretch = { from: Math.max(0, nearest - half), to: Math.min(1, nearest + half) }
    return stretch.from < stretch.to ? stretch : null
  }

  #toPlane([lng, lat]: Position): PlanePoint {
    return { x: longitudeDelta(this.#center[0], lng) * RADIANS_PER_DEGREE, y: mercatorY(lat) - this.#centerY }
  }
}

/** The position at a fraction of a segment as maps draw it, with five decimals. */
export function positionOnSegment(from: Position, to: Position, fraction: number): Position {
  const [startY, endY] = [mercatorY(from[1]), mercatorY(to[1])]
  const lng = wrapLongitude(from[0] + longitudeDelta(from[0], to[0]) * fraction)
  const lat = latitudeAt(startY + (endY - startY) * fraction)
  return [round(lng), round(lat)]
}

const mercatorY = (lat: number) => Math.asinh(Math.tan(lat * RADIANS_PER_DEGREE))
const latitudeAt = (y: number) => Math.atan(Math.sinh(y)) / RADIANS_PER_DEGREE
const round = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE
