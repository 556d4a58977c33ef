import {
  bearingDegrees,
  cumulativeDistancesMeters,
  densifyPath,
  haversineDistanceMeters,
  longitudeDelta,
  type Position,
  pathLengthMeters,
  wrapLongitude,
} from '@mishiori/map-document'
import type { NarratedWay, TurnsRequest } from '../valhalla/valhalla-turns.ts'
import { followPath, type Step } from './follow-path.ts'
import type { LineTurn, TurnsAnswer, TurnsQuestion, UnknownPart } from './line-turns.ts'
import type { TraceAnswer, TracedStretch, TraceQuestion } from './traced-line.ts'

/** What an engine says to one request: null when these are no ways, `unavailable` when it cannot answer now. */
export type TurnsReply = readonly NarratedWay[] | null | 'unavailable'

interface TurnsSource {
  readonly ask: (request: TurnsRequest) => Promise<TurnsReply>
  readonly trace: (question: TraceQuestion) => Promise<TraceAnswer>
}

/** Of one request: an engine thinks some milliseconds about each kilometre. */
const PIECE = { points: 1_000, meters: 20_000 } as const
/** Pieces reach so far into each other, so that no turn between them is missed. */
const OVERLAP_METERS = 100
/** Between points that are snapped, so that the ways between two that lie far apart are not invented. */
const SNAP_STEP_METERS = 20
/** Turned back more than this, a line goes back on itself, where engines lead around the block instead. */
const BACK_DEGREES = 150
/** Both before and after a turn the way has to run along the line within so many metres. */
const SURE_METERS = 40
/** Nearer than this after so many metres, somebody did not go back, but stood. */
const STILL_METERS = 25
/** Shorter than this a part only crosses ways. */
const MIN_METERS = 100
/** Shorter than this a part counts as known: corners are cut. */
const UNKNOWN_METERS = 60

/**
 * The turns of a line, so far as it follows known ways, piece by piece: walked edge by edge where it was found on the network, else snapped
 * to it.
 */
export async function turnsOfLine({ path, ...how }: TurnsQuestion, { ask, trace }: TurnsSource): Promise<TurnsAnswer> {
  const traced = await trace({ path, matching: how.matching })
  if (!traced) return null
  const { lengthMeters, region } = traced
  const [turns, unknown]: [LineTurn[], UnknownPart[]] = [[], []]
  let known = 0
  const leave = (part: UnknownPart) => {
    if (part.toMeters > part.fromMeters) join(unknown, part)
  }
  for (const piece of knownParts(traced.stretches).flatMap((part) => piecesOf(path, part))) {
    if (piece.fromMeters - known > UNKNOWN_METERS) leave({ fromMeters: known, toMeters: piece.fromMeters })
    known = piece.toMeters
    const ways = await narrate(piece.path, how, ask)
    if (ways === 'unavailable') return null
    const found = turnsOfPiece(piece, ways ?? [])
    turns.push(...found.turns.filter((turn) => belongs(turn, piece, lengthMeters)))
    for (const part of found.unknown) leave(part)
  }
  if (lengthMeters - known > UNKNOWN_METERS) leave({ fromMeters: known, toMeters: lengthMeters })
  return { lengthMeters, turns, unknown, region }
}

/** An engine begins and ends with each piece, the line does not. */
function belongs({ kind, atMeters }: LineTurn, piece: Piece, lengthMeters: number): boolean {
  if (kind === 'start') return piece.isStart && atMeters - piece.fromMeters < UNKNOWN_METERS
  return kind !== 'end' || lengthMeters - atMeters < UNKNOWN_METERS
}

/** What follows ways, without what only touches one. */
function knownParts(stretches: readonly TracedStretch[]): readonly UnknownPart[] {
  const parts: UnknownPart[] = []
  for (const { fromMeters, toMeters, way } of stretches) {
    if (!way) continue
    const last = parts.at(-1)
    if (last && fromMeters - last.toMeters < SURE_METERS) parts[parts.length - 1] = { ...last, toMeters }
    else parts.push({ fromMeters, toMeters })
  }
  return parts.filter((part) => part.toMeters - part.fromMeters >= MIN_METERS)
}

/** One part out of two that touch. */
function join(parts: UnknownPart[], next: UnknownPart): void {
  const last = parts.at(-1)
  if (last && next.fromMeters - last.toMeters < 1) parts[parts.length - 1] = { ...last, toMeters: next.toMeters }
  else parts.push(next)
}

async function narrate(
  path: readonly Position[],
  { matching, costings, language }: Omit<TurnsQuestion, 'path'>,
  ask: TurnsSource['ask'],
): Promise<TurnsReply> {
  const dense = densifyPath(path, path.length + Math.ceil(pathLengthMeters(path) / SNAP_STEP_METERS))
  const tries = [
    ...(matching === 'edges' ? costings.map((costing) => ({ path, match: 'edge_walk', costing }) as const) : []),
    ...costings.map((costing) => ({ path: dense, match: 'map_snap', costing }) as const),
  ]
  for (const request of tries) {
    const reply = await ask({ ...request, language })
    if (reply !== null) return reply
  }
  return null
}

interface Piece {
  /** With what it reaches into its neighbours. */
  readonly path: readonly Position[]
  /** Where that begins on the line. */
  readonly offset: number
  /** What it is asked about. */
  readonly fromMeters: number
  readonly toMeters: number
  /** Whether the line begins here, or goes back on itself. */
  readonly isStart: boolean
}

function piecesOf(line: readonly Position[], part: UnknownPart): readonly Piece[] {
  const path = partOf(line, part)
  const along = cumulativeDistancesMeters(path)
  const meters = (index: number) => along[index] ?? 0
  const pieces: Piece[] = []
  let runStart = 0
  for (const runEnd of [...goingBack(path, along), path.length - 1]) {
    for (let from = runStart; from < runEnd; ) {
      let to = from + 1
      while (to < runEnd && to - from < PIECE.points && meters(to) - meters(from) < PIECE.meters) to++
      let [first, last] = [from, to]
      while (first > runStart && meters(from) - meters(first) < OVERLAP_METERS) first--
      while (last < runEnd && meters(last) - meters(to) < OVERLAP_METERS) last++
      pieces.push({
        path: path.slice(first, last + 1),
        offset: part.fromMeters + meters(first),
        fromMeters: part.fromMeters + meters(from),
        toMeters: part.fromMeters + meters(to),
        isStart: from === runStart,
      })
      from = to
    }
    runStart = runEnd
  }
  return pieces
}

/** With the points between which it begins and ends. */
function partOf(path: readonly Position[], { fromMeters, toMeters }: UnknownPart): readonly Position[] {
  const along = cumulativeDistancesMeters(path)
  const inside = path.filter((_, index) => {
    const meters = along[index] ?? 0
    return meters > fromMeters && meters < toMeters
  })
  return [positionAlong(path, along, fromMeters), ...inside, positionAlong(path, along, toMeters)]
}

/** Where a line is so many metres from its beginning. */
export function positionAlong(path: readonly Position[], along: readonly number[], meters: number): Position {
  let [low, next] = [0, path.length - 1]
  while (next - low > 1) {
    const middle = (low + next) >> 1
    if ((along[middle] ?? 0) < meters) low = middle
    else next = middle
  }
  const [from = [0, 0], to = from] = path.slice(next - 1, next + 1)
  const [start = 0, end = 0] = along.slice(next - 1, next + 1)
  const part = end > start ? Math.min(1, Math.max(0, (meters - start) / (end - start))) : 1
  return [wrapLongitude(from[0] + longitudeDelta(from[0], to[0]) * part), from[1] + (to[1] - from[1]) * part]
}

/** The points at which a line goes back on itself; where a receiver lay still it does not. */
function goingBack(path: readonly Position[], along: readonly number[]): readonly number[] {
  const points: number[] = []
  for (const [index, position] of path.entries()) {
    const here = along[index] ?? 0
    if (here < SURE_METERS || (along.at(-1) ?? 0) - here < SURE_METERS) continue
    if (here - (along[points.at(-1) ?? 0] ?? 0) < SURE_METERS) continue
    const [before, after] = [-SURE_METERS, SURE_METERS].map((by) => positionAlong(path, along, here + by))
    if (
      !before ||
      !after ||
      Math.min(...[before, after].map((end) => haversineDistanceMeters(end, position))) < STILL_METERS
    )
      continue
    const turn = Math.abs(((bearingDegrees(before, position) - bearingDegrees(position, after) + 540) % 360) - 180)
    if (turn > BACK_DEGREES) points.push(index)
  }
  return points
}

function turnsOfPiece({ path, offset, fromMeters, toMeters }: Piece, ways: readonly NarratedWay[]) {
  const [turns, unknown]: [LineTurn[], UnknownPart[]] = [[], []]
  let known = fromMeters
  const leave = (from: number, to: number) => {
    const part = { fromMeters: Math.max(from, fromMeters), toMeters: Math.min(to, toMeters) }
    if (part.toMeters >= part.fromMeters) unknown.push(part)
  }
  for (const { shape, maneuvers } of ways) {
    const steps = followPath(shape, path)
    const along = cumulativeDistancesMeters(shape)
    for (const { kind, text, at } of maneuvers) {
      const atMeters = placeOf(along[at] ?? 0, steps, along.at(-1) ?? 0)
      if (atMeters === null) continue
      const whole = offset + atMeters
      const isHere = whole >= fromMeters && (whole < toMeters || kind === 'end')
      if (isHere) turns.push({ kind, text, atMeters: whole })
    }
    let wayMeters: number | null = null
    for (const step of steps) {
      if (step.alongMeters === null) continue
      const here = offset + step.alongMeters
      const isGap = here - known > UNKNOWN_METERS || (wayMeters !== null && step.wayMeters - wayMeters > UNKNOWN_METERS)
      if (isGap) leave(known, here)
      known = Math.max(known, here)
      wayMeters = step.wayMeters
    }
  }
  if (toMeters - known > UNKNOWN_METERS) leave(known, toMeters)
  return { turns: turns.toSorted((a, b) => a.atMeters - b.atMeters), unknown }
}

/** Where on the path a point of the way is; null where the way does not run along the path before and after it. */
function placeOf(wayMeters: number, steps: readonly Step[], wholeMeters: number): number | null {
  const before = steps.findLast((step) => step.wayMeters <= wayMeters && step.alongMeters !== null)
  const after = steps.find((step) => step.wayMeters > wayMeters && step.alongMeters !== null)
  const isFirst = wayMeters === 0
  const isLast = wayMeters >= wholeMeters
  if (!isFirst && (!before || wayMeters - before.wayMeters > SURE_METERS)) return null
  if (!isLast && (!after || after.wayMeters - wayMeters > SURE_METERS)) return null
  if (before?.alongMeters == null)
    return after?.alongMeters == null ? null : Math.max(0, after.alongMeters - after.wayMeters + wayMeters)
  const here = before.alongMeters + wayMeters - before.wayMeters
  return after?.alongMeters == null ? here : Math.min(here, after.alongMeters)
}
