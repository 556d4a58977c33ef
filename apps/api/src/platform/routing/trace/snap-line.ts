import { cumulativeDistancesMeters, haversineDistanceMeters, type Position } from '@mishiori/map-document'
import type { SnappedRun } from '../valhalla/snapped-runs.ts'
import type { SnapRequest } from '../valhalla/valhalla-trace.ts'
import type { OpenRegion } from './open-region.ts'
import type { ProposedPoint, SnapAnswer, SnapQuestion, SnapStretch } from './snapped-line.ts'
import { positionAlong } from './turns-of-line.ts'

/** What an engine says to one request: null when these are no ways, `unavailable` when it cannot answer now. */
export type SnapReply = readonly SnappedRun[] | null | 'unavailable'

interface SnapSource {
  readonly ask: (request: SnapRequest) => Promise<SnapReply>
  readonly region: OpenRegion | null
}

/**
 * Between points that are snapped. Nearer ones tell nothing, and a receiver that lies still gives thousands; farther ones
 * would have the ways between them invented.
 */
const STEP_METERS = { min: 10, max: 20 } as const
/** Points of one request, and how many of them only lead in and out: an engine errs at the ends of what it is given. */
const PIECE = { points: 1_000, overlap: 15 } as const
/** In the order of asking: what was found on foot comes first, a motorway is found by car. */
const COSTINGS = ['pedestrian', 'auto'] as const
/** Nearer than this to its way, a line is where it should be. */
const MOVED_METERS = 5
/** Shorter than this between parts that move, one that would not move moves with them. */
const MIN_SAME_METERS = 50
/** Two ways that meet nearer than this meet in one point. */
const JOINED_METERS = 2

/** A part of the line that follows ways, by metres along it. */
interface Run {
  readonly fromMeters: number
  readonly toMeters: number
  readonly points: readonly ProposedPoint[]
  readonly off: readonly { readonly alongMeters: number; readonly meters: number }[]
}

/** A line put on the ways that it follows, piece by piece. What follows none stays as it is, to the last point. */
export async function snapLine({ path }: SnapQuestion, { ask, region }: SnapSource): Promise<SnapAnswer> {
  const along = cumulativeDistancesMeters(path)
  const trace = tracePoints(path, along)
  const runs: Run[] = []
  for (let start = 0; start < trace.length - 1; start += PIECE.points) {
    const found = await snapPiece(trace, start, ask)
    if (found === 'unavailable') return null
    runs.push(...found)
  }
  const ordered = runs.toSorted((a, b) => a.fromMeters - b.fromMeters)
  const points = proposedPoints(path, along, ordered)
  const proposedAlong = cumulativeDistancesMeters(points.map(({ position }) => position))
  return {
    lengthMeters: along.at(-1) ?? 0,
    proposedMeters: proposedAlong.at(-1) ?? 0,
    points,
    stretches: stretchesOf(ordered, along.at(-1) ?? 0, (meters) => proposedAt(points, proposedAlong, meters)),
    region: region?.known ?? null,
  }
}

/** Places on the line that are neither too near to each other nor too far apart, with both ends. */
function tracePoints(path: readonly Position[], along: readonly number[]): readonly ProposedPoint[] {
  const points: ProposedPoint[] = []
  for (const [index, position] of path.entries()) {
    const alongMeters = along[index] ?? 0
    const last = points.at(-1)
    const isEnd = index === path.length - 1
    if (last && !isEnd && haversineDistanceMeters(last.position, position) < STEP_METERS.min) continue
    const beforeMeters = last ? Math.max(last.alongMeters, along[index - 1] ?? 0) : alongMeters
    const steps = Math.ceil((alongMeters - beforeMeters) / STEP_METERS.max)
    for (let step = 1; step < steps; step++) {
      const meters = beforeMeters + ((alongMeters - beforeMeters) * step) / steps
      points.push({ position: positionAlong(path, along, meters), alongMeters: meters })
    }
    points.push({ position, alongMeters })
  }
  return points
}

async function snapPiece(
  trace: readonly ProposedPoint[],
  start: number,
  ask: SnapSource['ask'],
): Promise<readonly Run[] | 'unavailable'> {
  const first = Math.max(0, start - PIECE.overlap)
  const end = Math.min(trace.length - 1, start + PIECE.points)
  const piece = trace.slice(first, end + 1 + PIECE.overlap)
  const skipped = new Set([...piece.keys()].filter((index) => index + first < start || index + first >= end))
  const runs: Run[] = []
  for (const costing of COSTINGS) {
    const path = piece.map(({ position }) => position)
    const found = await ask({ path, match: 'map_snap', costing, skipped: new Set(skipped) })
    if (found === 'unavailable') return found
    for (const run of found ?? []) {
      runs.push(runAlong(run, piece))
      for (let index = run.from; index < run.to; index++) skipped.add(index)
    }
    if (skipped.size >= piece.length - 1) break
  }
  return runs
}

function runAlong({ from, to, points, offMeters }: SnappedRun, trace: readonly ProposedPoint[]): Run {
  const metersAt = (at: number) => {
    const index = Math.floor(at)
    const [here = 0, next = here] = [trace[index]?.alongMeters, trace[index + 1]?.alongMeters]
    return here + (next - here) * (at - index)
  }
  return {
    fromMeters: metersAt(from),
    toMeters: metersAt(to),
    points: points.map(({ position, at }) => ({ position, alongMeters: metersAt(at) })),
    off: offMeters.map((meters, index) => ({ alongMeters: metersAt(from + index), meters })),
  }
}

/** The line with its runs in place of what they are beside. */
function proposedPoints(
  path: readonly Position[],
  along: readonly number[],
  runs: readonly Run[],
): readonly ProposedPoint[] {
  const points: ProposedPoint[] = []
  let reached = 0
  const keep = (toMeters: number) => points.push(...keptPoints(path, along, { fromMeters: reached, toMeters }))
  for (const run of runs) {
    if (run.fromMeters > reached) keep(run.fromMeters)
    const [last, [first, ...others]] = [points.at(-1), run.points]
    const isJoined = last && first && haversineDistanceMeters(last.position, first.position) < JOINED_METERS
    points.push(...(isJoined ? others : run.points))
    reached = run.toMeters
  }
  const wholeMeters = along.at(-1) ?? 0
  if (wholeMeters > reached || runs.length === 0) keep(wholeMeters)
  return points
}

interface Part {
  readonly fromMeters: number
  readonly toMeters: number
}

/** The points of a part of the line, as they are, with the places between two of them where it begins and ends. */
function keptPoints(path: readonly Position[], along: readonly number[], part: Part): readonly ProposedPoint[] {
  const { fromMeters, toMeters } = part
  const placeAt = (alongMeters: number) => ({ position: positionAlong(path, along, alongMeters), alongMeters })
  const points: ProposedPoint[] = []
  for (let index = firstFrom(along, fromMeters); index < path.length; index++) {
    const [position, alongMeters = 0] = [path[index], along[index]]
    if (!position || alongMeters > toMeters) break
    points.push({ position, alongMeters })
  }
  return [
    ...(points[0]?.alongMeters === fromMeters ? [] : [placeAt(fromMeters)]),
    ...points,
    ...(points.at(-1)?.alongMeters === toMeters ? [] : [placeAt(toMeters)]),
  ]
}

/** The first point that is so far along, or farther. A line may have as many gaps as points. */
function firstFrom(along: readonly number[], meters: number): number {
  let [low, high] = [0, along.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((along[middle] ?? 0) < meters) low = middle + 1
    else high = middle
  }
  return low
}

/** How far along the proposal that is which belongs so many metres along the line. */
function proposedAt(points: readonly ProposedPoint[], proposedAlong: readonly number[], meters: number): number {
  let [low, high] = [0, points.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((points[middle]?.alongMeters ?? 0) < meters) low = middle
    else high = middle
  }
  const [from = 0, to = from] = [points[low]?.alongMeters, points[high]?.alongMeters]
  const [start = 0, end = start] = [proposedAlong[low], proposedAlong[high]]
  return to > from ? start + (end - start) * Math.min(1, Math.max(0, (meters - from) / (to - from))) : end
}

function stretchesOf(
  runs: readonly Run[],
  lengthMeters: number,
  proposed: (meters: number) => number,
): readonly SnapStretch[] {
  const parts: { kind: SnapStretch['kind']; toMeters: number; movedMeters: number }[] = []
  const append = (kind: SnapStretch['kind'], toMeters: number, movedMeters: number) => {
    const last = parts.at(-1)
    if (toMeters <= (last?.toMeters ?? 0)) return
    if (last?.kind !== kind) parts.push({ kind, toMeters, movedMeters })
    else parts[parts.length - 1] = { kind, toMeters, movedMeters: Math.max(last.movedMeters, movedMeters) }
  }
  for (const { fromMeters, toMeters, off } of runs) {
    append('kept', fromMeters, 0)
    for (const part of steadied(movesOf(off))) append(part.kind, Math.min(part.toMeters, toMeters), part.movedMeters)
  }
  append('kept', lengthMeters, 0)
  return parts.map((part, index) => ({
    ...part,
    toProposedMeters: index === parts.length - 1 ? proposed(Number.POSITIVE_INFINITY) : proposed(part.toMeters),
  }))
}

interface Move {
  readonly kind: 'same' | 'moved'
  readonly fromMeters: number
  readonly toMeters: number
  readonly movedMeters: number
}

/** Between each two points that were snapped. */
function movesOf(off: Run['off']): readonly Move[] {
  return off.slice(1).map((to, index): Move => {
    const movedMeters = Math.max(off[index]?.meters ?? 0, to.meters)
    const kind = movedMeters < MOVED_METERS ? 'same' : 'moved'
    return { kind, fromMeters: off[index]?.alongMeters ?? 0, toMeters: to.alongMeters, movedMeters }
  })
}

/** The same in parts that are worth naming. */
function steadied(moves: readonly Move[]): readonly Move[] {
  const joined: Move[] = []
  for (const move of moves) {
    const last = joined.at(-1)
    if (last?.kind !== move.kind) joined.push(move)
    else joined[joined.length - 1] = joinedMove(last, move)
  }
  const isBetween = (index: number) => joined[index - 1]?.kind === 'moved' && joined[index + 1]?.kind === 'moved'
  return joined.map((move, index) =>
    move.kind === 'same' && isBetween(index) && move.toMeters - move.fromMeters < MIN_SAME_METERS
      ? { ...move, kind: 'moved' }
      : move,
  )
}

const joinedMove = (one: Move, other: Move): Move => ({
  ...one,
  toMeters: other.toMeters,
  movedMeters: Math.max(one.movedMeters, other.movedMeters),
})
