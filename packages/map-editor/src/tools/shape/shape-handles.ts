import {
  type Circle,
  destinationPoint,
  haversineDistanceMeters,
  longitudeDelta,
  oppositeCorner,
  type Position,
  type Rectangle,
  rectangleBetween,
  rectangleSizeMeters,
  type Shape,
  type ShapeGeometry,
  wrapLongitude,
} from '@mishiori/map-document'
import { movedShape } from './move-shape.ts'

/** The handle on a circle's edge; the other one is its centre. */
export const RADIUS_HANDLE = 1
/** The corner opposite to the one that a new rectangle begins with. */
export const LAST_CORNER = 2
const CENTER_HANDLES = { circle: 0, rectangle: 4 } as const

/**
 * Where a shape can be held. A circle: its centre and the east of its edge. A rectangle: its corners from the north-west
 * clockwise, then its centre. A polygon: its vertices.
 */
export function shapeHandles(shape: Shape): readonly Position[] {
  switch (shape.kind) {
    case 'circle':
      return [shape.center, destinationPoint(shape.center, { bearingDegrees: 90, distanceMeters: shape.radiusMeters })]
    case 'rectangle':
      return [...cornersOf(shape), centerOf(shape)]
    case 'polygon':
      return shape.vertices
  }
}

/** A shape after one of its handles was moved. */
export interface Reshaping {
  readonly geometry: ShapeGeometry
  /** The handle that is now where the moved one was put: a corner can change places with its neighbour. */
  readonly focus: number
}

export interface HandleMove {
  readonly index: number
  readonly position: Position
  /** Keeps the sides of a rectangle equally long. */
  readonly isSquare?: boolean
}

/** The measures that moving a handle gives a shape; null when it has no such handle. */
export function reshaped(shape: Shape, move: HandleMove): Reshaping | null {
  if (!shapeHandles(shape)[move.index]) return null
  switch (shape.kind) {
    case 'circle':
      return { geometry: movedCircle(shape, move), focus: move.index }
    case 'rectangle':
      return move.index === CENTER_HANDLES.rectangle
        ? { geometry: movedShape(shape, { from: centerOf(shape), to: move.position }), focus: move.index }
        : withCornerMoved(shape, move)
    case 'polygon':
      return {
        geometry: { kind: 'polygon', vertices: shape.vertices.with(move.index, move.position) },
        focus: move.index,
      }
  }
}

function movedCircle({ kind, center, radiusMeters }: Circle, { index, position }: HandleMove): ShapeGeometry {
  return index === CENTER_HANDLES.circle
    ? { kind, center: position, radiusMeters }
    : { kind, center, radiusMeters: haversineDistanceMeters(center, position) }
}

type Box = Pick<Rectangle, 'west' | 'south' | 'east' | 'north'>

function cornersOf({ west, south, east, north }: Box): readonly [Position, Position, Position, Position] {
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ]
}

function centerOf({ west, south, east, north }: Box): Position {
  const width = east < west ? east + 360 - west : east - west
  return [wrapLongitude(west + width / 2), (south + north) / 2]
}

function withCornerMoved(rectangle: Rectangle, { index, position, isSquare = false }: HandleMove): Reshaping {
  const corners = cornersOf(rectangle)
  const fixed = corners[(index + 2) % 4] ?? corners[0]
  const to = { isEast: longitudeDelta(fixed[0], position[0]) >= 0, isNorth: position[1] >= fixed[1] }
  const corner = isSquare ? squareCorner(fixed, position, to) : position
  const focus = to.isNorth ? (to.isEast ? 1 : 0) : to.isEast ? 2 : 3
  return { geometry: { kind: 'rectangle', ...rectangleBetween(fixed, corner) }, focus }
}

function squareCorner(fixed: Position, pointer: Position, to: Parameters<typeof oppositeCorner>[2]): Position {
  const { widthMeters, heightMeters } = rectangleSizeMeters(rectangleBetween(fixed, pointer))
  const side = Math.max(widthMeters, heightMeters)
  return oppositeCorner(fixed, { widthMeters: side, heightMeters: side }, to)
}
