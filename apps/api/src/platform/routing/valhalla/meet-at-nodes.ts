import { cumulativeDistancesMeters, nearestPointOnPath, type Position } from '@mishiori/map-document'
import type { EdgeStretch, ShapedEdge } from './traced-edges.ts'

/** A part of a path, in metres along it, with the index of its edge; null off the network. */
export interface PathPart {
  readonly fromMeters: number
  readonly toMeters: number
  readonly at: number | null
}

export interface TracedPath {
  readonly path: readonly Position[]
  readonly edges: readonly ShapedEdge[]
  /** Of all edges, one after the other. */
  readonly shape: readonly Position[]
}

/**
 * How far along the path an edge may end from where its length says. Lengths are in whole metres, and a point beside a crossing may be
 * matched to the way before.
 */
const REACH_METERS = 30
/** What the ends of a line may be off where positions have five decimals. */
export const ROUNDING_METERS = 2
/** Farther from the path, a place is not on it. */
const BESIDE_METERS = 20
/** Metres beside the path that weigh as much as one along it. */
const ALONG_WEIGHT = 0.1

/**
 * The edges below a path. Two of them meet where the path passes the node between them, so that nothing is said of one by
 * the tags of the other.
 */
export function meetAtNodes(parts: readonly PathPart[], { path, edges, shape }: TracedPath): readonly EdgeStretch[] {
  const along = cumulativeDistancesMeters(path)
  const whole = joined(parts)
  let fromMeters = 0
  return whole.map(({ toMeters: estimate, at }, index): EdgeStretch => {
    const edge = at === null ? undefined : edges[at]
    const node = edge && whole[index + 1]?.at != null ? shape[edge.end] : undefined
    const from = fromMeters
    const until = whole.find((part, later) => later > index && part.at === null)?.fromMeters
    fromMeters = (node && whereItPasses(node, { path, along }, { from, estimate, until })) ?? Math.max(from, estimate)
    return { fromMeters: from, toMeters: fromMeters, edge: edge?.edge ?? null }
  })
}

/** One part out of those that follow each other on one edge. */
function joined(parts: readonly PathPart[]): readonly PathPart[] {
  const whole: PathPart[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last && last.at === part.at) whole[whole.length - 1] = { ...last, toMeters: part.toMeters }
    else whole.push(part)
  }
  return whole
}

export interface MeasuredPath {
  readonly path: readonly Position[]
  /** Metres to each of its positions. */
  readonly along: readonly number[]
}

interface Reach {
  readonly from: number
  readonly until?: number | undefined
  /** About where that is. */
  readonly estimate: number
  /** How far the place may be from the path. */
  readonly within?: number
}

/** Where a path passes a place; all in metres along it. Null where it does not. */
export function whereItPasses(
  place: Position,
  { path, along }: MeasuredPath,
  { from, until = Number.POSITIVE_INFINITY, estimate, within = BESIDE_METERS }: Reach,
): number | null {
  const [earliest, latest] = [Math.max(from, estimate - REACH_METERS), Math.min(until, estimate + REACH_METERS)]
  let best: { readonly score: number; readonly meters: number } | null = null
  for (let index = along.findIndex((meters) => meters >= earliest); index > -1 && index < path.length; index++) {
    const [begin, end, start = 0, stop = 0] = [path[index - 1], path[index], along[index - 1], along[index]]
    if (start > latest) break
    const near = begin && end && nearestPointOnPath([begin, end], place, within)
    if (!near) continue
    const meters = start + near.fraction * (stop - start)
    if (meters < earliest || meters > latest) continue
    const score = near.distanceMeters + Math.abs(meters - estimate) * ALONG_WEIGHT
    if (!best || score < best.score) best = { score, meters }
  }
  return best?.meters ?? null
}
