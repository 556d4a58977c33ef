import { type MapObject, type Position, rectangleRing, unwrapPath } from '@mishiori/map-document'
import { memoizeWeak } from '../../core/memoize-weak.ts'

/** More segments in a piece would make each look dearer, fewer would make more pieces to look at. */
const PIECE_SEGMENTS = 64

/** Degrees. Longitudes run on beyond ±180° as those of the path do. */
interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export interface SnapPiece extends Box {
  /** Vertices of the path, both included. */
  readonly from: number
  readonly to: number
}

/** The snap targets of an object, cut into pieces with bounding boxes, so that most pieces can be skipped. */
export interface SnapPath extends Box {
  readonly points: readonly Position[]
  /** The same vertices as the document has them. */
  readonly places: readonly Position[]
  /** The last vertex is the first one again. */
  readonly isRing: boolean
  readonly pieces: readonly SnapPiece[]
}

export const snapPathOf = memoizeWeak(
  (object: MapObject): SnapPath => makePath(pointsOf(object), object.kind === 'polygon' || object.kind === 'rectangle'),
)

/** The vertices of a line, the closed ring of a polygon or rectangle, the middle of a circle, the place of a spot. */
function pointsOf(object: MapObject): readonly Position[] {
  if ('path' in object) return object.path
  switch (object.kind) {
    case 'spot':
      return [object.position]
    case 'circle':
      return [object.center]
    case 'rectangle':
      return rectangleRing(object)
    case 'polygon':
      return [...object.vertices, ...object.vertices.slice(0, 1)]
  }
}

function makePath(places: readonly Position[], isRing: boolean): SnapPath {
  const points = unwrapPath(places)
  const pieces: SnapPiece[] = []
  for (let from = 0; from === 0 || from < points.length - 1; from += PIECE_SEGMENTS) {
    const to = Math.min(points.length - 1, from + PIECE_SEGMENTS)
    pieces.push({ from, to, ...boxOf(points, from, to) })
  }
  return { points, places, isRing, pieces, ...boxAround(pieces) }
}

function boxOf(points: readonly Position[], from: number, to: number): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let index = from; index <= to; index++) {
    const [lng, lat] = points[index] ?? [Number.NaN, Number.NaN]
    if (lng < west) west = lng
    if (lng > east) east = lng
    if (lat < south) south = lat
    if (lat > north) north = lat
  }
  return { west, south, east, north }
}

function boxAround(boxes: readonly Box[]): Box {
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  }
}
