import type { MapDocument } from '../map-document.ts'
import type { MapObject } from '../map-object.ts'
import type { BBox, Position } from '../position.ts'
import { wrapLongitude } from './longitude.ts'
import { circleRing } from './rings.ts'

/**
 * The smallest box around the positions, the short way around the globe: `west > east` when it crosses 180°.
 *
 * @returns null without positions.
 */
export function boundsOf(positions: readonly Position[]): BBox | null {
  if (positions.length === 0) return null
  const lngs = new Float64Array(positions.length)
  let south = Number.POSITIVE_INFINITY
  let north = Number.NEGATIVE_INFINITY
  for (const [index, [lng, lat]] of positions.entries()) {
    lngs[index] = lng > 180 || lng < -180 ? wrapLongitude(lng) : lng
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  const [west, east] = smallestSpan(lngs.sort())
  return [west, south, east, north]
}

/** The span that leaves out the widest gap between neighbouring meridians. */
function smallestSpan(sorted: Float64Array): readonly [west: number, east: number] {
  let west = sorted[0] ?? 0
  let east = sorted.at(-1) ?? 0
  let widest = west + 360 - east
  let previous = west
  for (const lng of sorted) {
    // a hair's breadth keeps the plain box when both are equally wide
    if (lng - previous > widest + 1e-9) {
      widest = lng - previous
      west = lng
      east = previous
    }
    previous = lng
  }
  return [west, east]
}

/** The positions that an object's box must hold. */
function outline(object: MapObject): readonly Position[] {
  switch (object.kind) {
    case 'line':
    case 'navigationLine':
    case 'recordedLine':
      return object.path
    case 'spot':
      return [object.position]
    case 'circle':
      return circleRing(object, 36)
    case 'rectangle':
      return rectangleCorners(object.west, object.east).flatMap((lng): Position[] => [
        [lng, object.south],
        [lng, object.north],
      ])
    case 'polygon':
      return object.vertices
  }
}

/** Meridians no more than 90° apart, so that the smallest box around them is the rectangle and not its complement. */
function rectangleCorners(west: number, east: number): readonly number[] {
  const width = east < west ? east + 360 - west : east - west
  return [0, 0.25, 0.5, 0.75, 1].map((part) => (part === 1 ? east : wrapLongitude(west + width * part)))
}

/** The smallest box around one object, or null when it has no positions. */
export function objectBounds(object: MapObject): BBox | null {
  return boundsOf(outline(object))
}

/** The smallest box around everything in a document, hidden layers included; null when it is empty. */
export function documentBounds(document: MapDocument): BBox | null {
  return boundsOf(document.layers.flatMap((layer) => layer.objects.flatMap(outline)))
}
