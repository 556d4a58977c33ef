import {
  DEFAULT_COLOR,
  findMapObject,
  isShape,
  MAP_LIMITS,
  oppositeCorner,
  type Position,
  rectangleBetween,
  type Shape,
  type ShapeGeometry,
} from '@mishiori/map-document'
import type { EditorContext } from '../context.ts'
import type { EditStep } from '../edit-step.ts'
import { newObjectName, openEdit, presentDocument } from '../transitions.ts'
import { type HandleMove, LAST_CORNER, RADIUS_HANDLE, reshaped } from './shape-handles.ts'
import type { ShapeSize } from './shape-kind.ts'

/** Without a map, a new shape is made as if ten kilometres were in view. */
const USUAL_DIAGONAL_METERS = 10_000

export interface MapClick {
  readonly position: Position
  /** Of the part of the map in view, corner to corner. */
  readonly diagonalMeters?: number | undefined
}

/** A click makes a circle around itself, or a square that begins at it. */
export function createShapeStep(context: EditorContext, kind: ShapeSize['kind'], click: MapClick): EditStep {
  const { diagonalMeters = USUAL_DIAGONAL_METERS } = click
  const { min, below } = MAP_LIMITS.radiusMeters
  const sizeMeters = Math.min(below - 1, Math.max(min, Math.round(diagonalMeters * MAP_LIMITS.newShapeOfDiagonal)))
  return createStep(context, newGeometry(kind, click.position, sizeMeters))
}

function newGeometry(kind: ShapeSize['kind'], position: Position, sizeMeters: number): ShapeGeometry {
  if (kind === 'circle') return { kind, center: position, radiusMeters: sizeMeters }
  const size = { widthMeters: sizeMeters, heightMeters: sizeMeters }
  const corner = oppositeCorner(position, size, { isEast: true, isNorth: false })
  return { kind, ...rectangleBetween(position, corner) }
}

/** The corners that were set become a polygon. */
export function closeRingStep(context: EditorContext): EditStep {
  return createStep(context, { kind: 'polygon', vertices: openEdit(context).ring.corners })
}

function createStep(context: EditorContext, geometry: ShapeGeometry): EditStep {
  const details = { name: newObjectName(context, geometry.kind), description: '', color: DEFAULT_COLOR }
  const object = { id: openEdit(context).objectId, ...details, ...geometry }
  return { kind: 'object.create', layerId: context.selectedLayerId, object }
}

export function editedShape(context: EditorContext): Shape | null {
  const object = context.edit ? findMapObject(presentDocument(context), context.edit.objectId) : null
  return object && isShape(object) ? object : null
}

/** Moving a handle of the open shape. A handle that it does not have changes nothing. */
export function moveHandleStep(context: EditorContext, move: HandleMove): EditStep {
  const shape = openShape(context)
  return { kind: 'shape.reshape', ...(reshaped(shape, move) ?? { geometry: shape, focus: move.index }) }
}

/** A click beside the handles puts the one with the focus there: else a circle's edge, or the last corner of a rectangle. */
export function clickStep(context: EditorContext, position: Position): EditStep {
  const usual = openShape(context).kind === 'circle' ? RADIUS_HANDLE : LAST_CORNER
  return moveHandleStep(context, { index: context.edit?.focusedVertex ?? usual, position })
}

/** A typed size: a circle retains its centre, a rectangle its north-western corner. */
export function resizeStep(context: EditorContext, size: ShapeSize): EditStep {
  return {
    kind: 'shape.reshape',
    geometry: sized(openShape(context), size),
    focus: context.edit?.focusedVertex ?? null,
  }
}

function sized(shape: Shape, size: ShapeSize): ShapeGeometry {
  if (shape.kind === 'circle' && size.kind === 'circle') return { ...shape, radiusMeters: size.radiusMeters }
  if (shape.kind !== 'rectangle' || size.kind !== 'rectangle') return shape
  // a width below 0 has no area, instead of reaching around the world from the other side
  const measures = { ...size, widthMeters: Math.max(0, size.widthMeters) }
  const [east, south] = oppositeCorner([shape.west, shape.north], measures, { isEast: true, isNorth: false })
  return { ...shape, south, east }
}

function openShape(context: EditorContext): Shape {
  const shape = editedShape(context)
  if (!shape) throw new Error('This step needs an open shape.')
  return shape
}
