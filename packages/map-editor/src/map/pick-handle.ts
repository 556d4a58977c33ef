import { type AnyLine, haversineDistanceMeters, type Position, type Shape } from '@mishiori/map-document'
import { RADIUS_HANDLE, shapeHandles } from '../tools/shape/shape-handles.ts'
import { nearestVertex, type PathPick, type PickReach, pickOnPath } from './pick-on-path.ts'

/** What of the object under edit lies under the pointer: a handle, or a place where a new vertex would go. */
export function pickHandle(object: AnyLine | Shape, pointer: Position, reach: PickReach): PathPick | null {
  if ('path' in object) return pickOnPath(object.path, pointer, reach)
  if (object.kind === 'polygon') return pickOnRing(object.vertices, pointer, reach)
  const handle = nearestVertex(shapeHandles(object), pointer, reach.vertexPixels * reach.metersPerPixel)
  if (handle !== null) return { kind: 'vertex', index: handle }
  if (object.kind !== 'circle') return null
  const fromEdge = Math.abs(haversineDistanceMeters(object.center, pointer) - object.radiusMeters)
  return fromEdge <= reach.segmentPixels * reach.metersPerPixel ? { kind: 'vertex', index: RADIUS_HANDLE } : null
}

function pickOnRing(vertices: readonly Position[], pointer: Position, reach: PickReach): PathPick | null {
  const first = vertices[0]
  const pick = pickOnPath(first ? [...vertices, first] : [], pointer, reach)
  return pick?.kind === 'vertex' ? { kind: 'vertex', index: pick.index % vertices.length } : pick
}
