import { haversineDistanceMeters, longitudeDelta, type Position } from '@mishiori/map-document'
import { type PathPart, ROUNDING_METERS } from './meet-at-nodes.ts'
import { isCount, partOf, type ShapedEdge } from './traced-edges.ts'
import { member } from './valhalla-answer.ts'

/** Farther than this from a way, a point is not on it: twice what receivers err in a street. */
const MAX_OFF_METERS = 20
/**
 * How long the way is along a line that follows it, for each metre of the line. A line that crosses streets at an angle is snapped to them
 * too, but then the way is shorter, or longer around corners. Errors of a receiver make the line longer.
 */
const ALONG = { min: 0.7, max: 1.15 } as const
/** How far a line drifts against the way below it, for each metre: one that crosses a street at an angle drifts much. */
const MAX_DRIFT = 0.2
/** Both are judged over so many metres. */
const WINDOW_METERS = 100
/** Shorter than this between parts off the network, a line only crosses a way. */
const CROSSING_METERS = 75

/** What lies between two points of the line, with the edges that lie there. */
export interface Segment {
  readonly meters: number
  /** Where both ends are on the network; null off it. */
  readonly ends: readonly [MatchedPoint, MatchedPoint] | null
  /** Of the edges; null off the network. */
  readonly wayMeters: number | null
  /** By indices of edges; null off the network. They are 1 together. */
  readonly parts: readonly { readonly at: number | null; readonly part: number }[]
}

type Offset = readonly [east: number, north: number]

/** A place on one of the edges. */
export interface PlaceOnEdge {
  /** Index of the edge. */
  readonly at: number
  /** Where on the whole edge, 0 to 1. */
  readonly part: number
}

interface MatchedPoint extends PlaceOnEdge {
  readonly place: Position
  readonly startsGap: boolean
  /** From the way to the line, in metres to the east and to the north. */
  readonly offset: Offset
}

/** The parts of a path whose points were snapped, one by one. Null without one match for each point. */
export function snappedParts(
  points: unknown,
  edges: readonly ShapedEdge[],
  path: readonly Position[],
): readonly PathPart[] | null {
  const segments = snappedSegments(points, edges, path)
  let toMeters = 0
  return (
    segments?.flatMap(({ meters, parts }) =>
      parts.map(({ at, part }) => {
        const fromMeters = toMeters
        toMeters += meters * part
        return { fromMeters, toMeters, at }
      }),
    ) ?? null
  )
}

/**
 * What lies between each two points of a path that was snapped. Between two points of which one was not, that is
 * unknown, and so it is where the path follows no way for long. Null without one match for each point.
 */
export function snappedSegments(
  points: unknown,
  edges: readonly ShapedEdge[],
  path: readonly Position[],
): readonly Segment[] | null {
  if (!Array.isArray(points) || points.length !== path.length) return null
  const matched: (MatchedPoint | null)[] = []
  for (const [index, position] of path.entries()) {
    matched.push(readMatched(points[index], { edges: edges.length, position, before: matched.at(-1) ?? null }))
  }
  const segments = path.slice(1).map((to, index): Segment => {
    const meters = haversineDistanceMeters(path[index] ?? to, to)
    return segmentBetween([matched[index] ?? null, matched[index + 1] ?? null], edges, meters)
  })
  return runsOf(segments)
    .flatMap((run) =>
      run.length === segments.length || metersOf(run) >= CROSSING_METERS ? windowsOf(run) : [off(run)],
    )
    .flatMap((window) => (follows(window) ? window : off(window)))
}

interface PointOfPath {
  /** How many there are. */
  readonly edges: number
  readonly position: Position
  /** The point before. */
  readonly before: MatchedPoint | null
}

function readMatched(point: unknown, { edges, position, before }: PointOfPath): MatchedPoint | null {
  const [type, index] = [member(point, 'type'), member(point, 'edge_index')]
  const at = index === LOST_INDEX ? before?.at : index
  const [part, away] = [member(point, 'distance_along_edge'), member(point, 'distance_from_trace_point')]
  if (type !== 'matched' && type !== 'interpolated') return null
  if (!isCount(at) || at >= edges || typeof away !== 'number' || !(away <= MAX_OFF_METERS)) return null
  const [lng, lat] = [Number(member(point, 'lon')), Number(member(point, 'lat'))]
  if (Number.isNaN(lng) || Number.isNaN(lat)) return null
  const east = longitudeDelta(lng, position[0]) * METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
  return {
    at,
    part: partOf(part, 0),
    place: [lng, lat],
    startsGap: member(point, 'begin_route_discontinuity') === true,
    offset: [east, (position[1] - lat) * METERS_PER_DEGREE],
  }
}

/** The engine says so of some points just before a node, though it knows where they are. */
const LOST_INDEX = 2 ** 64
const METERS_PER_DEGREE = 111_195

const offTheNetwork = (meters: number): Segment => ({
  meters,
  ends: null,
  wayMeters: null,
  parts: [{ at: null, part: 1 }],
})

function segmentBetween(
  [from, to]: readonly [MatchedPoint | null, MatchedPoint | null],
  edges: readonly ShapedEdge[],
  meters: number,
): Segment {
  if (!from || !to || from.startsGap || to.at < from.at || stays(from, to, meters)) return offTheNetwork(meters)
  const between = edges.slice(from.at, to.at + 1)
  const lengths = between.map((edge, index) => {
    const begin = index === 0 ? from.part : 0
    const end = index === between.length - 1 ? to.part : 1
    return Math.max(0, end - begin) * wholeMeters(edge)
  })
  const wayMeters = lengths.reduce((total, length) => total + length, 0)
  const ends = [from, to] as const
  if (wayMeters === 0) return { meters, ends, wayMeters, parts: [{ at: from.at, part: 1 }] }
  return {
    meters,
    ends,
    wayMeters,
    parts: lengths.map((length, index) => ({ at: from.at + index, part: length / wayMeters })),
  }
}

/** Whether the line goes on where its way does not: to an engine that may not follow it, all of it is beside the last node. */
const stays = (from: MatchedPoint, to: MatchedPoint, meters: number) =>
  meters > ROUNDING_METERS && from.place[0] === to.place[0] && from.place[1] === to.place[1]

/** An answer has the length of what was gone along, and points have their place on the whole edge. */
export function wholeMeters({ meters, source, target }: ShapedEdge): number {
  return target > source ? meters / (target - source) : meters
}

type Run = readonly Segment[]

const metersOf = (run: Run) => run.reduce((sum, { meters }) => sum + meters, 0)
const off = (run: Run): Run => run.map(({ meters }) => offTheNetwork(meters))

/** Whether the ways of a run are about as long as the line above them, and run beside it. */
function follows(run: Run): boolean {
  const meters = metersOf(run)
  const ratio = run.reduce((sum, { wayMeters }) => sum + (wayMeters ?? 0), 0) / meters
  const [first, last] = [run[0]?.ends?.[0].offset, run.at(-1)?.ends?.[1].offset]
  if (!first || !last || ratio < ALONG.min || ratio > ALONG.max) return false
  return Math.hypot(last[0] - first[0], last[1] - first[1]) <= Math.max(meters * MAX_DRIFT, FREE_DRIFT_METERS)
}

/** What two ends of a short line may drift: a receiver errs so much. */
const FREE_DRIFT_METERS = 15

/** Segments on the network that follow each other, and those off it. */
function runsOf(segments: Run): readonly Run[] {
  const runs: Segment[][] = []
  for (const segment of segments) {
    const last = runs.at(-1)
    if (last && (last[0]?.wayMeters === null) === (segment.wayMeters === null)) last.push(segment)
    else runs.push([segment])
  }
  return runs
}

/** Parts of a run, each long enough to be judged. */
function windowsOf(run: Run): readonly Run[] {
  const windows: Segment[][] = []
  let left = metersOf(run)
  for (const segment of run) {
    const last = windows.at(-1)
    if (last && (metersOf(last) < WINDOW_METERS || left < WINDOW_METERS)) last.push(segment)
    else windows.push([segment])
    left -= segment.meters
  }
  return windows
}
