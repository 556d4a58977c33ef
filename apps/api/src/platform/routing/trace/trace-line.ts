import {
  densifyPath,
  haversineDistanceMeters,
  nearestPointOnPath,
  type Position,
  pathLengthMeters,
} from '@mishiori/map-document'
import type { Ground } from '@repo/basemap/ground'
import type { EdgeStretch } from '../valhalla/traced-edges.ts'
import type { TraceRequest } from '../valhalla/valhalla-trace.ts'
import type { OpenRegion } from './open-region.ts'
import type { TraceAnswer, TracedBarrier, TracedStretch, TraceQuestion } from './traced-line.ts'

/** What an engine says to one request: null when these are no ways, `unavailable` when it cannot answer now. */
export type TraceReply = readonly EdgeStretch[] | null | 'unavailable'

export interface TraceSource {
  readonly ask: (request: TraceRequest) => Promise<TraceReply>
  /** Null where the extracts are elsewhere, and so the tags of ways are not at hand. */
  readonly region: OpenRegion | null
}

/** Of one request. An engine takes 16,000 points and 200 km, and thinks some milliseconds about each kilometre. */
const PIECE = { points: 1_000, meters: 60_000 } as const
/** Between points that are snapped, so that the ways between two that lie far apart are not invented. */
const SNAP_STEP_METERS = 20
/** Farther from the line, a kerb belongs to another way. */
const BARRIER_METERS = 2
/** In the order of asking. */
const COSTINGS = ['pedestrian', 'auto'] as const

/**
 * The ways below a line, piece by piece: walked edge by edge where the line was found on the network, else snapped to it. What was found on
 * foot comes first; a motorway is found by car.
 */
export async function traceLine({ path, matching }: TraceQuestion, source: TraceSource): Promise<TraceAnswer> {
  const ground = source.region?.ground ?? null
  const stretches: TracedStretch[] = []
  let offset = 0
  for (const piece of piecesOf(path)) {
    const found = await tracePiece(piece, matching, source.ask)
    if (found === 'unavailable') return null
    for (const { fromMeters, toMeters, edge } of found) {
      const way = edge && { ...edge, ...(ground?.way(edge.wayId) ?? SAYS_NOTHING) }
      append(stretches, { fromMeters: offset + fromMeters, toMeters: offset + toMeters, way })
    }
    offset += pathLengthMeters(piece)
  }
  const barriers = ground ? barriersAlong(path, ground) : []
  return { lengthMeters: offset, stretches, barriers, hasTags: ground !== null, region: source.region?.known ?? null }
}

const SAYS_NOTHING = { surface: null, stepCount: null, hasHandrail: null, hasRamp: null } as const

/** Longer stretches out of those that are of one way. */
function append(stretches: TracedStretch[], next: TracedStretch): void {
  if (next.toMeters <= next.fromMeters) return
  const last = stretches.at(-1)
  const isSame = last && last.way?.wayId === next.way?.wayId && last.way?.kind === next.way?.kind
  if (isSame) stretches[stretches.length - 1] = { ...last, toMeters: next.toMeters }
  else stretches.push(next)
}

function piecesOf(path: readonly Position[]): readonly (readonly Position[])[] {
  const pieces: Position[][] = []
  let piece: Position[] = []
  let meters = 0
  for (const [index, position] of path.entries()) {
    const before = path[index - 1]
    meters += before ? haversineDistanceMeters(before, position) : 0
    piece.push(position)
    if (piece.length < PIECE.points && meters < PIECE.meters) continue
    pieces.push(piece)
    piece = [position]
    meters = 0
  }
  return piece.length > 1 ? [...pieces, piece] : pieces
}

type Pieces = readonly EdgeStretch[]

async function tracePiece(
  path: readonly Position[],
  matching: TraceQuestion['matching'],
  ask: TraceSource['ask'],
): Promise<Pieces | 'unavailable'> {
  if (matching === 'edges') {
    for (const costing of COSTINGS) {
      const walked = await ask({ path, match: 'edge_walk', costing })
      if (walked) return walked
    }
  }
  const dense = densifyPath(path, path.length + Math.ceil(pathLengthMeters(path) / SNAP_STEP_METERS))
  const found: EdgeStretch[] = []
  let offset = 0
  for (const part of piecesOf(dense)) {
    const snapped = await snapPiece(part, ask)
    if (snapped === 'unavailable') return snapped
    found.push(...snapped.map((stretch) => moved(stretch, offset)))
    offset += pathLengthMeters(part)
  }
  return found
}

const moved = ({ fromMeters, toMeters, edge }: EdgeStretch, by: number): EdgeStretch => ({
  fromMeters: fromMeters + by,
  toMeters: toMeters + by,
  edge,
})

async function snapPiece(path: readonly Position[], ask: TraceSource['ask']): Promise<Pieces | 'unavailable'> {
  let found: Pieces = [{ fromMeters: 0, toMeters: pathLengthMeters(path), edge: null }]
  for (const costing of COSTINGS) {
    const snapped = await ask({ path, match: 'map_snap', costing })
    if (snapped === 'unavailable') return snapped
    if (snapped) found = filled(found, snapped)
    if (found.every(({ edge }) => edge !== null)) break
  }
  return found
}

/** Each unknown stretch as another answer knows it. */
function filled(stretches: Pieces, by: Pieces): Pieces {
  return stretches.flatMap((stretch) => {
    if (stretch.edge) return [stretch]
    const { fromMeters, toMeters } = stretch
    return by
      .filter((other) => other.toMeters > fromMeters && other.fromMeters < toMeters)
      .map((other) => ({
        fromMeters: Math.max(fromMeters, other.fromMeters),
        toMeters: Math.min(toMeters, other.toMeters),
        edge: other.edge,
      }))
  })
}

function barriersAlong(path: readonly Position[], ground: Ground): readonly TracedBarrier[] {
  const found = new Map<string, TracedBarrier>()
  let at = 0
  for (const [index, from] of path.entries()) {
    const to = path[index + 1]
    if (!to) break
    const meters = haversineDistanceMeters(from, to)
    for (const place of densifyPath([from, to], 2 + Math.ceil(meters / BARRIER_STEP_METERS))) {
      for (const { barrier, position } of ground.barriersNear(place)) {
        const near = nearestPointOnPath([from, to], position, BARRIER_METERS)
        const key = position.join(' ')
        if (near && !found.has(key)) found.set(key, { barrier, atMeters: at + near.fraction * meters })
      }
    }
    at += meters
  }
  return [...found.values()].sort((a, b) => a.atMeters - b.atMeters)
}

/** Finer than the squares that barriers are found by. */
const BARRIER_STEP_METERS = 80
