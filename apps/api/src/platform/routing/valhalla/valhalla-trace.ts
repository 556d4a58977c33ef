import { type Position, pathLengthMeters } from '@mishiori/map-document'
import type { Costing } from '../costing.ts'
import { decodePrecisePolyline } from './precise-polyline.ts'
import { type SnappedRun, snappedRuns } from './snapped-runs.ts'
import { snappedStretches } from './snapped-stretches.ts'
import { type EdgeStretch, HARDEST_HIKE, readEdges, type ShapedEdge } from './traced-edges.ts'
import { member } from './valhalla-answer.ts'

/** How an engine is asked for the ways below a path. */
export interface TraceRequest {
  readonly path: readonly Position[]
  readonly match: 'edge_walk' | 'map_snap'
  readonly costing: Extract<Costing, 'auto' | 'pedestrian'>
}

/** How an engine is asked for the ways that a path could be put on. */
export interface SnapRequest extends TraceRequest {
  readonly match: 'map_snap'
  /** Indices of points: what lies between each and the next one is there for the sake of the others. */
  readonly skipped: ReadonlySet<number>
}

/** The shape that an engine walked is as long as the path, apart from rounding. */
const LENGTH_TOLERANCE = 0.02
/** What snapping its two ends may add. */
const END_METERS = 20
const ATTRIBUTES = [
  'shape',
  'edge.way_id',
  'edge.use',
  'edge.road_class',
  'edge.sac_scale',
  'edge.length',
  'edge.begin_shape_index',
  'edge.end_shape_index',
  'edge.source_percent_along',
  'edge.target_percent_along',
]
const MATCHED_ATTRIBUTES = [
  'matched.type',
  'matched.point',
  'matched.edge_index',
  'matched.distance_along_edge',
  'matched.distance_from_trace_point',
  'matched.begin_route_discontinuity',
]

/** The body of Valhalla's `trace_attributes`; only what is read is asked for. */
export function valhallaTraceRequest({ path, match, costing }: TraceRequest): string {
  return JSON.stringify({
    shape: path.map(([lon, lat]) => ({ lon, lat })),
    costing,
    ...(costing === 'pedestrian' && { costing_options: { pedestrian: { max_hiking_difficulty: HARDEST_HIKE } } }),
    shape_match: match,
    units: 'kilometers',
    filters: {
      action: 'include',
      attributes: match === 'edge_walk' ? ATTRIBUTES : [...ATTRIBUTES, ...MATCHED_ATTRIBUTES],
    },
  })
}

/** Reads what was answered. Nothing is believed: null for what are no ways below this path. */
export function readValhallaTrace(body: unknown, request: TraceRequest): readonly EdgeStretch[] | null {
  const edges = readEdges(member(body, 'edges'))
  if (!edges) return null
  if (request.match === 'edge_walk') return walkedStretches(body, edges, request)
  return snappedStretches(member(body, 'matched_points'), edges, request.path)
}

/** The same as the ways themselves. */
export function readValhallaSnap(body: unknown, { path, skipped }: SnapRequest): readonly SnappedRun[] | null {
  const edges = readEdges(member(body, 'edges'))
  const shape = readShape(body)
  return edges && shape ? snappedRuns(member(body, 'matched_points'), { edges, shape, path, skipped }) : null
}

function readShape(body: unknown): readonly Position[] | null {
  const shape = member(body, 'shape')
  return typeof shape === 'string' ? decodePrecisePolyline(shape, { maxPoints: MAX_SHAPE, keepsRepeats: true }) : null
}

/** Of a path that was walked edge by edge: the edges cover it whole. */
function walkedStretches(
  body: unknown,
  edges: readonly ShapedEdge[],
  { path }: TraceRequest,
): readonly EdgeStretch[] | null {
  const walked = readShape(body)
  if (!walked) return null
  const along = distancesAlong(walked)
  const [meters, walkedMeters] = [pathLengthMeters(path), along.at(-1) ?? 0]
  if (Math.abs(meters - walkedMeters) > meters * LENGTH_TOLERANCE + END_METERS) return null
  const scale = walkedMeters === 0 ? 0 : meters / walkedMeters
  let at = 0
  const stretches: EdgeStretch[] = []
  for (const { edge, begin, end } of edges) {
    const to = along[end]
    if (to === undefined || along[begin] === undefined) return null
    stretches.push({ fromMeters: at, toMeters: Math.max(at, to * scale), edge })
    at = Math.max(at, to * scale)
  }
  return Math.abs(at - meters) > meters * LENGTH_TOLERANCE + 1 ? null : endAt(stretches, meters)
}

/** More than any path that is asked for has, with what the engine adds at crossings. */
const MAX_SHAPE = 100_000

function distancesAlong(path: readonly Position[]): readonly number[] {
  let meters = 0
  return path.map((position, index) => {
    const before = path[index - 1]
    if (before) meters += pathLengthMeters([before, position])
    return meters
  })
}

/** Rounding leaves the last stretch a little short or long. */
function endAt(stretches: readonly EdgeStretch[], meters: number): readonly EdgeStretch[] {
  const last = stretches.at(-1)
  return last ? [...stretches.slice(0, -1), { ...last, toMeters: Math.max(last.fromMeters, meters) }] : []
}
