import { cumulativeDistancesMeters, haversineDistanceMeters, type Position } from '@mishiori/map-document'
import type { Costing } from '../costing.ts'
import {
  type MeasuredPath,
  meetAtNodes,
  type PathPart,
  ROUNDING_METERS,
  type TracedPath,
  whereItPasses,
} from './meet-at-nodes.ts'
import { decodePrecisePolyline } from './precise-polyline.ts'
import { type SnappedRun, snappedRuns } from './snapped-runs.ts'
import { snappedParts } from './snapped-stretches.ts'
import { type EdgeStretch, HARDEST_HIKE, readEdges } from './traced-edges.ts'
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
export function readValhallaTrace(body: unknown, { path, match }: TraceRequest): readonly EdgeStretch[] | null {
  const [edges, shape] = [readEdges(member(body, 'edges')), readShape(body)]
  if (!edges || !shape) return null
  if (match === 'edge_walk') return walkedStretches({ edges, shape, path })
  const parts = snappedParts(member(body, 'matched_points'), edges, path)
  return parts && meetAtNodes(parts, { edges, shape, path })
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

/** Of a path that was walked edge by edge: the edges cover it whole, but for a last short one that the engine may leave out. */
function walkedStretches({ edges, shape, path }: TracedPath): readonly EdgeStretch[] | null {
  const [along, walked] = [cumulativeDistancesMeters(path), cumulativeDistancesMeters(shape)]
  const [meters, walkedMeters] = [along.at(-1) ?? 0, walked.at(-1) ?? 0]
  if (Math.abs(meters - walkedMeters) > meters * LENGTH_TOLERANCE + END_METERS) return null
  const scale = walkedMeters === 0 ? 0 : meters / walkedMeters
  let at = 0
  const parts: PathPart[] = []
  for (const [index, { begin, end }] of edges.entries()) {
    const to = walked[end]
    if (to === undefined || walked[begin] === undefined) return null
    parts.push({ fromMeters: at, toMeters: Math.max(at, to * scale), at: index })
    at = Math.max(at, to * scale)
  }
  if (Math.abs(at - meters) > meters * LENGTH_TOLERANCE + 1) return null
  const stretches = meetAtNodes(parts, { edges, shape, path })
  const last = stretches.at(-1)
  if (!last) return null
  const end = endOfWalk({ edges, shape, path }, { path, along }, last.fromMeters)
  const walkedStretch = { ...last, toMeters: end }
  const beyond = end < meters ? [{ fromMeters: end, toMeters: meters, edge: null }] : []
  return [...stretches.slice(0, -1), walkedStretch, ...beyond]
}

/** Metres along the path. A walk that ends elsewhere left the path after the last vertex that both have. */
function endOfWalk({ edges, shape, path }: TracedPath, measured: MeasuredPath, from: number): number {
  const estimate = measured.along.at(-1) ?? 0
  const [goal, end] = [path.at(-1), shape.at(-1)]
  if (goal && end && haversineDistanceMeters(goal, end) <= ROUNDING_METERS) return estimate
  const vertices = shape.slice(edges.at(-1)?.begin).reverse()
  const common = vertices.flatMap(
    (vertex) => whereItPasses(vertex, measured, { from, estimate, within: SAME_METERS }) ?? [],
  )
  return common[0] ?? from
}

/** More than any path that is asked for has, with what the engine adds at crossings. */
const MAX_SHAPE = 100_000
/** Positions of five decimals that are the same differ by nothing but arithmetic. */
const SAME_METERS = 0.01
