import { haversineDistanceMeters, nearestPointOnPath, type Position } from '@mishiori/map-document'
import type { RouteTarget } from '../../core/drafts/route-target.ts'
import { RADIUS_HANDLE, shapeHandles } from '../../core/drafts/shape-handles.ts'
import type { EditTarget } from '../../core/selectors.ts'
import { stopIndexAt } from '../../tools/navigation/stop-order.ts'
import { nearestVertex, type PathPick, type PickReach, pickOnPath } from './pick-on-path.ts'

/** What of the object under edit lies under the pointer: a handle, or a place where a new vertex would go. */
export function pickHandle(object: EditTarget, pointer: Position, reach: PickReach): PathPick | null {
  if (object.kind === 'routeTarget') return pickOnRoute(object, pointer, reach)
  if (object.kind === 'trimTarget') return pickVertex(object.stops, pointer, reach)
  if ('path' in object) return pickOnPath(object.path, pointer, reach)
  if (object.kind === 'polygon') return pickOnRing(object.vertices, pointer, reach)
  const handle = pickVertex(shapeHandles(object), pointer, reach)
  if (handle) return handle
  if (object.kind !== 'circle') return null
  const fromEdge = Math.abs(haversineDistanceMeters(object.center, pointer) - object.radiusMeters)
  const isOnEdge = fromEdge <= reach.segmentPixels * reach.metersPerPixel
  return isOnEdge ? { kind: 'vertex', index: RADIUS_HANDLE, isOnEdge } : null
}

function pickVertex(vertices: readonly Position[], pointer: Position, reach: PickReach): PathPick | null {
  const index = nearestVertex(vertices, pointer, reach.vertexPixels * reach.metersPerPixel)
  return index === null ? null : { kind: 'vertex', index }
}

function pickOnRoute(route: RouteTarget, pointer: Position, reach: PickReach): PathPick | null {
  const stop = pickVertex(route.stops, pointer, reach)
  if (stop) return stop
  const nearest = nearestPointOnPath(route.path, pointer, reach.segmentPixels * reach.metersPerPixel)
  if (!nearest) return null
  return { kind: 'segment', index: stopIndexAt(route, nearest), position: nearest.position }
}

function pickOnRing(vertices: readonly Position[], pointer: Position, reach: PickReach): PathPick | null {
  const first = vertices[0]
  const pick = pickOnPath(first ? [...vertices, first] : [], pointer, reach)
  return pick?.kind === 'vertex' ? { kind: 'vertex', index: pick.index % vertices.length } : pick
}
