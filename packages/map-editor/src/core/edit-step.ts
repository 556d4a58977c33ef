import {
  addObject,
  appendVertex,
  type Circle,
  type EditResult,
  eraseFromLine,
  findMapObject,
  insertVertex,
  isShape,
  type LayerId,
  type LineSplit,
  type MapDocument,
  type MapObject,
  type MapObjectId,
  moveSpot,
  moveVertex,
  type NavigationLine,
  type ObjectChange,
  type Position,
  removeVertex,
  replacePath,
  type ShapeGeometry,
  type SnappedPath,
  setShapeGeometry,
  simplifyLine,
  snapLine,
  splitLine,
  type TrimRange,
  trimRecording,
  updateObject,
} from '@mishiori/map-document'
import { assertNever } from './assert-never.ts'
import { movedShape, type Shift } from './drafts/move-shape.ts'
import { LAST_CORNER, RADIUS_HANDLE } from './drafts/shape-handles.ts'
import type { Travel } from './drafts/travel.ts'

/** One click or drop inside an edit. Undo takes steps back one by one until the edit is confirmed. */
export type EditStep =
  | {
      readonly kind: 'object.create'
      readonly layerId: LayerId
      readonly object: MapObject
      /** Of one beside the object under edit, whose vertices keep the focus. */
      readonly keepsFocus?: true
    }
  | { readonly kind: 'vertex.append'; readonly position: Position; readonly end: 'start' | 'end' }
  | { readonly kind: 'vertex.move'; readonly index: number; readonly position: Position }
  | { readonly kind: 'vertex.insert'; readonly index: number; readonly position: Position }
  | { readonly kind: 'vertex.remove'; readonly index: number }
  | { readonly kind: 'line.simplify'; readonly toleranceMeters: number }
  | ({ readonly kind: 'line.erase' } & Pick<Circle, 'center' | 'radiusMeters'>)
  | ({ readonly kind: 'line.snap' } & SnappedPath)
  | ({ readonly kind: 'line.split' } & LineSplit)
  /** Directions for a navigation line. */
  | ({ readonly kind: 'route.replace' } & Pick<NavigationLine, 'path' | 'waypoints'> & Travel)
  /** Another path between the same ends; `waypoints` unless it has the same. */
  | ({ readonly kind: 'route.choose' } & Pick<NavigationLine, 'path'> & Partial<Pick<NavigationLine, 'waypoints'>>)
  /** Indexes of the recording as it was when the edit began, so that an end can be moved out again. */
  | ({ readonly kind: 'recording.trim' } & TrimRange)
  | { readonly kind: 'spot.move'; readonly position: Position }
  /** The spot becomes another place. */
  | { readonly kind: 'spot.replace'; readonly position: Position; readonly change: ObjectChange }
  | ({ readonly kind: 'shape.move' } & Shift)
  /** `focus` is the handle that made the change. */
  | { readonly kind: 'shape.reshape'; readonly geometry: ShapeGeometry; readonly focus: number | null }

export function applyStep(document: MapDocument, objectId: MapObjectId, step: EditStep): EditResult {
  switch (step.kind) {
    case 'object.create':
      return addObject(document, step.layerId, step.object)
    case 'vertex.append':
      return appendVertex(document, objectId, step)
    case 'vertex.move':
      return moveVertex(document, objectId, step)
    case 'vertex.insert':
      return insertVertex(document, objectId, step)
    case 'vertex.remove':
      return removeVertex(document, objectId, step.index)
    case 'line.simplify':
      return simplifyLine(document, objectId, step.toleranceMeters)
    case 'line.erase':
      return eraseFromLine(document, objectId, step)
    case 'line.snap':
      return snapLine(document, objectId, step)
    case 'line.split':
      return splitLine(document, objectId, step)
    case 'route.replace':
      return replacePath(document, objectId, {
        path: step.path,
        waypoints: step.waypoints,
        travelMode: step.travelMode,
        profile: step.profile,
        routeOptions: step.routeOptions,
      })
    case 'route.choose':
      return replacePath(document, objectId, {
        path: step.path,
        ...(step.waypoints && { waypoints: step.waypoints }),
      })
    case 'recording.trim':
      return trimRecording(document, objectId, step)
    case 'spot.move':
      return moveSpot(document, objectId, step.position)
    case 'spot.replace':
      return replaceSpot(document, objectId, step)
    case 'shape.move':
      return moveShape(document, objectId, step)
    case 'shape.reshape':
      return setShapeGeometry(document, objectId, step.geometry)
    default:
      return assertNever(step)
  }
}

function replaceSpot(
  document: MapDocument,
  objectId: MapObjectId,
  { position, change }: Extract<EditStep, { readonly kind: 'spot.replace' }>,
): EditResult {
  const moved = moveSpot(document, objectId, position)
  return moved.ok ? updateObject(moved.document, objectId, change) : moved
}

function moveShape(document: MapDocument, objectId: MapObjectId, shift: Shift): EditResult {
  const object = findMapObject(document, objectId)
  return object && isShape(object)
    ? setShapeGeometry(document, objectId, movedShape(object, shift))
    : { ok: true, document }
}

/** Which vertex has the focus after a step, so that the keyboard continues where the pointer was. */
export function focusAfterStep(step: EditStep, vertexCount: number): number | null {
  switch (step.kind) {
    case 'vertex.append':
      return step.end === 'start' ? 0 : vertexCount - 1
    case 'vertex.move':
    case 'vertex.insert':
      return step.index
    case 'vertex.remove':
      return Math.max(0, Math.min(step.index, vertexCount) - 1)
    case 'object.create':
      return focusOfNew(step.object)
    case 'shape.reshape':
      return step.focus
    case 'line.simplify':
    case 'line.erase':
    case 'line.snap':
    case 'line.split':
    case 'recording.trim':
    case 'spot.move':
    case 'shape.move':
    case 'spot.replace':
    case 'route.replace':
    case 'route.choose':
      return null
    default:
      return assertNever(step)
  }
}

/** A new object retains the focus where drawing ended. */
function focusOfNew(object: MapObject): number | null {
  if (object.kind === 'navigationLine') return null
  if ('path' in object) return object.path.length - 1
  if (object.kind === 'circle') return RADIUS_HANDLE
  return object.kind === 'rectangle' ? LAST_CORNER : null
}
