import {
  type Circle,
  circleRing,
  MAP_LIMITS,
  type Position,
  type Rectangle,
  rectangleRing,
} from '@mishiori/map-document'
import type { ReadArea, ReadShape } from '../read-result.ts'
import { parseDecimal } from './decimal.ts'

/** Declared by the KML files that this product writes, which are so known again. */
export const OWN_NAMESPACE = { prefix: 'mishiori', address: 'urn:mishiori:map' }

/** A foreign member of the GeoJSON files that this product writes, for the same. */
export const OWN_GENERATOR = 'Mishiori'

/** Numbers with commas between them. */
export const numbersIn = (text: string): readonly number[] => text.split(',').map(parseDecimal)

/** The numbers of a circle, in the order of their names in {@link circleOf}: what a file says of it besides its ring. */
export const circleNumbers = ({ center, radiusMeters }: Circle): readonly number[] => [...center, radiusMeters]
/** The same for a rectangle, as a bounding box of GeoJSON has them (RFC 7946 §5). */
export const rectangleNumbers = ({ west, south, east, north }: Rectangle): readonly number[] => [
  west,
  south,
  east,
  north,
]

/** A circle; null for numbers that are none. */
export function circleOf([lng, lat, radiusMeters]: readonly number[]): ReadShape | null {
  const { min, below } = MAP_LIMITS.radiusMeters
  const isCircle = isOnMap(lng, lat) && radiusMeters !== undefined && radiusMeters >= min && radiusMeters < below
  return isCircle ? { kind: 'circle', center: [lng ?? 0, lat ?? 0], radiusMeters } : null
}

/** A rectangle; null for numbers that are none. */
export function rectangleOf([west, south, east, north]: readonly number[]): ReadShape | null {
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null
  const isRectangle = isOnMap(west, south) && isOnMap(east, north) && north > south && west !== east
  return isRectangle ? { kind: 'rectangle', west, south, east, north } : null
}

const isOnMap = (lng = Number.NaN, lat = Number.NaN) => Math.abs(lng) <= 180 && Math.abs(lat) <= MAP_LIMITS.latitude

/** Degrees: positions that are written with five decimals are this near to what they were computed from. */
const SAME_DEGREES = 2e-5

/** An area's ring, and the shape that it is drawn of. */
type Ring = Pick<ReadArea, 'vertices' | 'shape'>

/** The rings of a multipolygon as areas: one for its shape, unless the rings were changed since they were drawn of it. */
export function areasOf(rings: readonly (readonly Position[])[], shape: ReadShape | null): readonly Ring[] {
  const ring = shape ? (shape.kind === 'circle' ? circleRing(shape) : rectangleRing(shape)) : []
  if (!shape || !isDrawnOf(rings, ring)) return rings.map((vertices) => ({ vertices }))
  return [{ vertices: ring.slice(1), shape }]
}

/** What is near a pole is cut there, and cannot be compared. */
function isDrawnOf([vertices = [], ...others]: readonly (readonly Position[])[], ring: readonly Position[]): boolean {
  if (ring.some(([, lat]) => Math.abs(lat) > MAP_LIMITS.latitude)) return true
  return others.length === 0 && isSameBox(ring, vertices)
}

/** Compared by their extents, as the points of a ring may begin elsewhere. */
function isSameBox(ring: readonly Position[], vertices: readonly Position[]): boolean {
  const [a, b] = [extentOf(ring), extentOf(vertices)]
  return a.every((value, at) => Math.abs(value - (b[at] ?? Number.NaN)) <= SAME_DEGREES)
}

/** South and north, and the same of its points on a circle, which is whole at 180°. */
function extentOf(ring: readonly Position[]): readonly number[] {
  const extents = [rangeOf(ring, ([, lat]) => lat)]
  extents.push(rangeOf(ring, ([lng]) => Math.sin((lng * Math.PI) / 180)))
  extents.push(rangeOf(ring, ([lng]) => Math.cos((lng * Math.PI) / 180)))
  return extents.flat()
}

/** The least and the greatest of a ring of any length. */
function rangeOf(ring: readonly Position[], measure: (position: Position) => number): readonly number[] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const position of ring) {
    least = Math.min(least, measure(position))
    greatest = Math.max(greatest, measure(position))
  }
  return [least, greatest]
}
