import {
  type Circle,
  destinationPoint,
  haversineDistanceMeters,
  longitudeDelta,
  oppositeCorner,
  type Position,
  type Rectangle,
  rectangleSizeMeters,
  rectangleWidthDegrees,
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
 * The handles of a shape. A circle: its centre and the east of its edge. A rectangle: its corners from the north-west
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
  /** Makes the sides of a rectangle equally long. */
  readonly isSquare?: boolean
}

/**
 * The geometry of a shape after a handle is moved; null when it has no such handle. A corner moves the short way, so a
 * rectangle may become wider than half the world, and its longitudes continue beyond 180°.
 */
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

function centerOf(box: Box): Position {
  return [wrapLongitude(box.west + rectangleWidthDegrees(box) / 2), (box.south + box.north) / 2]
}

function withCornerMoved(rectangle: Rectangle, { index, position, isSquare = false }: HandleMove): Reshaping {
  const corners = cornersOf(rectangle)
  const [grabbed, fixed] = [corners[index] ?? corners[0], corners[(index + 2) % 4] ?? corners[0]]
  const width = rectangleWidthDegrees(rectangle)
  const eastward = (grabbed[0] === rectangle.east ? width : -width) + longitudeDelta(grabbed[0], position[0])
  const pointer: Position = [fixed[0] + eastward, position[1]]
  const to = { isEast: eastward >= 0, isNorth: position[1] >= fixed[1] }
  const corner = isSquare ? squareCorner(fixed, pointer, to) : pointer
  const focus = to.isNorth ? (to.isEast ? 1 : 0) : to.isEast ? 2 : 3
  return { geometry: { kind: 'rectangle', ...boxBetween(fixed, corner) }, focus }
}

/** The box of two corners whose longitudes run on. */
function boxBetween(corner: Position, opposite: Position): Box {
  return {
    west: Math.min(corner[0], opposite[0]),
    south: Math.min(corner[1], opposite[1]),
    east: Math.max(corner[0], opposite[0]),
    north: Math.max(corner[1], opposite[1]),
  }
}

function squareCorner(fixed: Position, pointer: Position, to: Parameters<typeof oppositeCorner>[2]): Position {
  const { widthMeters, heightMeters } = rectangleSizeMeters(boxBetween(fixed, pointer))
  const side = Math.max(widthMeters, heightMeters)
  return oppositeCorner(fixed, { widthMeters: side, heightMeters: side }, to)
}
