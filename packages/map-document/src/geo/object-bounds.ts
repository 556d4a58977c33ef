import type { MapDocument } from '../map-document.ts'
import type { MapObject, Rectangle } from '../map-object.ts'
import type { BBox, Position } from '../position.ts'
import { boundsOf } from './bounds.ts'
import { longitudeDelta, wrapLongitude } from './longitude.ts'
import { rectangleWidthDegrees } from './rectangle-size.ts'
import { circleRing } from './rings.ts'

/** The positions that an object's box must hold. */
function outline(object: MapObject): readonly Position[] {
  switch (object.kind) {
    case 'line':
    case 'navigationLine':
    case 'recordedLine':
      return withStretches(object.path, undefined)
    case 'spot':
      return [object.position]
    case 'circle':
      return circleRing(object, 36)
    case 'rectangle':
      return rectangleOutline(object)
    case 'polygon':
      return withStretches(object.vertices, object.vertices.at(-1))
  }
}

/** Farther apart than this many degrees, a stretch gets positions of its own, so that it is never taken for the gap. */
const STRETCH_DEGREES = 5

/** A path with positions of their own along its long stretches. `before` is where it comes from. */
function withStretches(path: readonly Position[], before: Position | undefined): readonly Position[] {
  const positions: Position[] = []
  let from = before
  for (const to of path) {
    if (from && Math.abs(longitudeDelta(from[0], to[0])) > STRETCH_DEGREES) positions.push(...between(from, to))
    positions.push(to)
    from = to
  }
  return positions
}

/** Intermediate positions between two positions, in the shorter direction around the globe. */
function between(from: Position, to: Position): readonly Position[] {
  return meridians(from[0], longitudeDelta(from[0], to[0])).map((lng): Position => [lng, to[1]])
}

function rectangleOutline(rectangle: Rectangle): readonly Position[] {
  const { west, south, east, north } = rectangle
  const width = rectangleWidthDegrees(rectangle)
  return [[west, south], [east, north], ...meridians(west, width).map((lng): Position => [lng, south])]
}

/** Meridians strictly between `from` and `from + delta`. */
function meridians(from: number, delta: number): readonly number[] {
  const parts = Math.ceil(Math.abs(delta) / STRETCH_DEGREES)
  return Array.from({ length: Math.max(0, parts - 1) }, (_, index) =>
    wrapLongitude(from + (delta * (index + 1)) / parts),
  )
}

/** The smallest box around one object, or null when it has no positions. */
export function objectBounds(object: MapObject): BBox | null {
  return boundsOf(outline(object))
}

/** The smallest box around several objects, or null when they have no positions. */
export function objectsBounds(objects: readonly MapObject[]): BBox | null {
  return boundsOf(objects.flatMap(outline))
}

/** The smallest box around everything in a document, hidden layers included; null when it is empty. */
export function documentBounds(document: MapDocument): BBox | null {
  return objectsBounds(document.layers.flatMap(({ objects }) => objects))
}
