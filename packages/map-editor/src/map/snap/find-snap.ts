import {
  bearingDegrees,
  type Circle,
  destinationPoint,
  haversineDistanceMeters,
  type MapObject,
  METERS_PER_DEGREE,
  type Position,
  wrapLongitude,
} from '@mishiori/map-document'
import type { TargetPart } from '../pick/edit-target.ts'
import { type SnapPath, type SnapPiece, snapPathOf } from './snap-path.ts'

/** Where the pointer snaps to. */
export interface Snap {
  readonly kind: 'vertex' | 'edge'
  readonly position: Position
}

export interface SnapReach {
  readonly reachMeters: number
  readonly dragged?: TargetPart | null
}

interface Search {
  readonly pointer: Position
  /** Degrees of latitude, and how many of them a degree of longitude is as long as. */
  readonly reach: number
  readonly squeeze: number
}

interface Found extends Snap {
  readonly squaredDegrees: number
}

/**
 * The vertex within reach that is nearest to the pointer; where there is none, the nearest place on a segment or a
 * circle's edge. Across 180° too.
 */
export function findSnap(
  objects: Iterable<MapObject>,
  pointer: Position,
  { reachMeters, dragged }: SnapReach,
): Snap | null {
  const squeeze = Math.cos((pointer[1] * Math.PI) / 180)
  const reach = reachMeters / METERS_PER_DEGREE
  let [vertex, edge]: [Found | null, Found | null] = [null, null]
  for (const object of objects) {
    const path = snapPathOf(object)
    const own = dragged?.objectId === object.id ? dragged : null
    if (own?.kind === 'object') continue
    if (object.kind === 'circle') edge = nearer(edge, nearestOnRim(object, pointer, reachMeters))
    for (const shift of shiftsTo(path, pointer, reach / squeeze)) {
      const search = { pointer: [pointer[0] + shift, pointer[1]] as const, reach, squeeze }
      for (const piece of path.pieces) {
        if (!isNear(piece, search)) continue
        vertex = nearer(vertex, nearestVertex(path, piece, search, own))
        if (!vertex) edge = nearer(edge, nearestEdge(path, piece, search, own))
      }
    }
  }
  const found = vertex ?? edge
  return found && { kind: found.kind, position: found.position }
}

/** The copies of the world on which the pointer is within a path's span. */
function shiftsTo({ west, east }: SnapPath, [lng]: Position, reach: number): readonly number[] {
  const base = wrapLongitude(lng) - lng
  return [base - 360, base, base + 360].filter((shift) => lng + shift >= west - reach && lng + shift <= east + reach)
}

function isNear({ west, south, east, north }: SnapPiece, { pointer: [lng, lat], reach, squeeze }: Search): boolean {
  const across = reach / squeeze
  return lng >= west - across && lng <= east + across && lat >= south - reach && lat <= north + reach
}

const nearer = (a: Found | null, b: Found | null): Found | null =>
  a && b ? (b.squaredDegrees < a.squaredDegrees ? b : a) : (a ?? b)

function nearestVertex(path: SnapPath, piece: SnapPiece, search: Search, own: TargetPart | null): Found | null {
  let best: Found | null = null
  for (let index = piece.from; index <= piece.to; index++) {
    if (own?.kind === 'vertex' && sameVertex(path, index) === own.index) continue
    const point = path.points[index]
    const found = point && foundAt('vertex', point, search, path.places[index])
    if (found) best = nearer(best, found)
  }
  return best
}

function nearestEdge(path: SnapPath, piece: SnapPiece, search: Search, own: TargetPart | null): Found | null {
  let best: Found | null = null
  for (let index = piece.from; index < piece.to; index++) {
    if (own && isDraggedSegment(path, index, own)) continue
    const [from, to] = [path.points[index], path.points[index + 1]]
    const found = from && to && foundAt('edge', projected(from, to, search), search)
    if (found) best = nearer(best, found)
  }
  return best
}

/** The point of a circle's edge nearest to the pointer. */
function nearestOnRim({ center, radiusMeters }: Circle, pointer: Position, reachMeters: number): Found | null {
  const gapMeters = Math.abs(haversineDistanceMeters(center, pointer) - radiusMeters)
  if (gapMeters > reachMeters) return null
  const course = { bearingDegrees: bearingDegrees(center, pointer), distanceMeters: radiusMeters }
  return {
    kind: 'edge',
    position: destinationPoint(center, course),
    squaredDegrees: (gapMeters / METERS_PER_DEGREE) ** 2,
  }
}

/** A ring ends with its first vertex. */
function sameVertex({ points, isRing }: SnapPath, index: number): number {
  return isRing && index === points.length - 1 ? 0 : index
}

function isDraggedSegment(path: SnapPath, index: number, own: TargetPart): boolean {
  if (own.kind === 'segment') return index === own.index - 1
  return index === own.index || sameVertex(path, index + 1) === own.index
}

function projected(from: Position, to: Position, { pointer, squeeze }: Search): Position {
  const [dx, dy] = [(to[0] - from[0]) * squeeze, to[1] - from[1]]
  const [px, py] = [(pointer[0] - from[0]) * squeeze, pointer[1] - from[1]]
  const squared = dx * dx + dy * dy
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / squared))
  return [from[0] + (to[0] - from[0]) * along, from[1] + dy * along]
}

function foundAt(
  kind: Snap['kind'],
  [lng, lat]: Position,
  { pointer, reach, squeeze }: Search,
  place: Position = [lng, lat],
): Found | null {
  const squaredDegrees = ((lng - pointer[0]) * squeeze) ** 2 + (lat - pointer[1]) ** 2
  if (squaredDegrees > reach * reach) return null
  return { kind, position: [wrapLongitude(place[0]), place[1]], squaredDegrees }
}
