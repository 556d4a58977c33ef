import { longitudeDelta, nearestPointOnPath, type Position } from '@mishiori/map-document'
import { planeDistanceMeters } from '../camera/metric.ts'

/** The part of an edited path under the pointer. Vertices take precedence over segments. */
export type PathPick =
  /** `isOnEdge` when a circle's radius was taken by the edge, which is its handle too. */
  | { readonly kind: 'vertex'; readonly index: number; readonly isOnEdge?: boolean }
  /** A vertex inserted here gets `index`. */
  | { readonly kind: 'segment'; readonly index: number; readonly position: Position }

export interface PickReach {
  readonly metersPerPixel: number
  readonly vertexPixels: number
  readonly segmentPixels: number
}

export function pickOnPath(path: readonly Position[], pointer: Position, reach: PickReach): PathPick | null {
  const vertex = nearestVertex(path, pointer, reach.vertexPixels * reach.metersPerPixel)
  if (vertex !== null) return { kind: 'vertex', index: vertex }
  const nearest = nearestPointOnPath(path, pointer, reach.segmentPixels * reach.metersPerPixel)
  return nearest && { kind: 'segment', index: nearest.segmentIndex + 1, position: nearest.position }
}

/** The vertex nearest to the pointer within reach; of equally near ones the later, which is drawn above. */
export function nearestVertex(path: readonly Position[], pointer: Position, reachMeters: number): number | null {
  const reachDegrees = reachMeters / 100_000
  let best: number | null = null
  let bestMeters = reachMeters
  for (const [index, vertex] of path.entries()) {
    if (Math.abs(vertex[1] - pointer[1]) > reachDegrees) continue
    const meters = planeDistanceMeters(pointer, vertex)
    if (meters > bestMeters) continue
    best = index
    bestMeters = meters
  }
  return best
}

/** The same place on the world copy next to `near`, so that both project side by side. */
export function besideLongitude(position: Position, near: number): Position {
  return [near + longitudeDelta(near, position[0]), position[1]]
}

/** The vertex under the pointer, where nothing else can be picked. */
export function pickVertex(vertices: readonly Position[], pointer: Position, reach: PickReach): PathPick | null {
  const index = nearestVertex(vertices, pointer, reach.vertexPixels * reach.metersPerPixel)
  return index === null ? null : { kind: 'vertex', index }
}
