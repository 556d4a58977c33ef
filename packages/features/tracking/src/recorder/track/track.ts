import { haversineDistanceMeters, type Position } from '@mishiori/map-document'
import type { PositionFix } from '../../position/position-fix.ts'

/** A place that a recording went through. */
export interface TrackPoint {
  readonly position: Position
  readonly elevationMeters: number | null
  /** Milliseconds since 1970-01-01T00:00:00Z; later than of the point before. */
  readonly timeMs: number
  /** Counts the stretches between which nothing was recorded, from 0. */
  readonly part: number
}

/** What was recorded so far. */
export interface Track {
  readonly points: readonly TrackPoint[]
  /** The part that the next point is of. */
  readonly part: number
  readonly distanceMeters: number
  /** Of the time that was recorded: on the way, and standing still. */
  readonly movingMs: number
  readonly restingMs: number
  /** Points too far away to be true, one after another; enough of them are. */
  readonly doubtful: readonly TrackPoint[]
}

export const EMPTY_TRACK: Track = {
  points: [],
  part: 0,
  distanceMeters: 0,
  movingMs: 0,
  restingMs: 0,
  doubtful: [],
}

/** Filters for a device's positions. Metres, metres a second, milliseconds. */
export const TRACK_RULES = {
  /** Worse fixes are dropped. */
  accuracyMeters: 50,
  /** Faster is a jump: above the fastest trains. */
  speedMetersPerSecond: 100,
  /** So many fixes that jumped to the same place were right. */
  jumpsBelieved: 3,
  /** Nearer ones, or within half of their accuracy, are taken for standing still. */
  stepMeters: 5,
  /** Standing: slower than this for longer than that. */
  restMetersPerSecond: 0.25,
  restMs: 15_000,
  /** A recording that goes on within this distance of where it stopped is one line, as in files. */
  continuedMeters: 1000,
} as const

/** What became of a fix. */
export type Verdict = 'kept' | 'near' | 'inaccurate' | 'stale' | 'jump'

/** Goes on with a fix, unless it says nothing new or cannot be true. */
export function addFix(track: Track, fix: PositionFix): { readonly track: Track; readonly verdict: Verdict } {
  const last = track.points.at(-1)
  const point = pointOf(fix, track.part)
  if (fix.accuracyMeters > TRACK_RULES.accuracyMeters) return { track, verdict: 'inaccurate' }
  if (last && point.timeMs <= last.timeMs) return { track, verdict: 'stale' }
  if (!last || last.part !== point.part) return { track: appendPoint(track, point), verdict: 'kept' }
  if (isJump(last, point)) return believeJumps(track, point)
  const distance = haversineDistanceMeters(last.position, point.position)
  const step = Math.max(TRACK_RULES.stepMeters, fix.accuracyMeters / 2)
  if (distance < step) return { track: { ...track, doubtful: [] }, verdict: 'near' }
  return { track: appendPoint(track, point), verdict: 'kept' }
}

function pointOf({ position, elevationMeters, timeMs }: PositionFix, part: number): TrackPoint {
  return { position, elevationMeters, timeMs, part }
}

function isJump(from: TrackPoint, to: TrackPoint): boolean {
  const seconds = (to.timeMs - from.timeMs) / 1000
  return haversineDistanceMeters(from.position, to.position) > seconds * TRACK_RULES.speedMetersPerSecond
}

/** The first fix of a device may be the wrong one: fixes that agree with each other begin a new part. */
function believeJumps(track: Track, point: TrackPoint): { readonly track: Track; readonly verdict: Verdict } {
  const before = track.doubtful.at(-1)
  const agrees = before && point.timeMs > before.timeMs && !isJump(before, point)
  const doubtful = agrees ? [...track.doubtful, point] : [point]
  if (doubtful.length < TRACK_RULES.jumpsBelieved) return { track: { ...track, doubtful }, verdict: 'jump' }
  const part = track.part + 1
  return { track: appendPoint({ ...track, part }, { ...point, part }), verdict: 'kept' }
}

function appendPoint(track: Track, point: TrackPoint): Track {
  const { meters, movingMs, restingMs } = stepBetween(track.points.at(-1), point)
  return {
    points: [...track.points, point],
    part: point.part,
    distanceMeters: track.distanceMeters + meters,
    movingMs: track.movingMs + movingMs,
    restingMs: track.restingMs + restingMs,
    doubtful: [],
  }
}

const NO_STEP = { meters: 0, movingMs: 0, restingMs: 0 }

/** Whether both are of one line: of one part, or of two between which one can have gone straight on. */
export function isContinued(last: TrackPoint, next: TrackPoint): boolean {
  if (last.part === next.part) return true
  const meters = haversineDistanceMeters(last.position, next.position)
  return meters <= TRACK_RULES.continuedMeters && !isJump(last, next)
}

/** The time between parts was not recorded; the way counts where one line leads over it. */
function stepBetween(last: TrackPoint | undefined, point: TrackPoint) {
  if (!last || !isContinued(last, point)) return NO_STEP
  const meters = haversineDistanceMeters(last.position, point.position)
  if (last.part !== point.part) return { ...NO_STEP, meters }
  const ms = point.timeMs - last.timeMs
  const isRest = ms >= TRACK_RULES.restMs && meters / (ms / 1000) < TRACK_RULES.restMetersPerSecond
  return { meters, movingMs: isRest ? 0 : ms, restingMs: isRest ? ms : 0 }
}

/** The same track from its points. */
export function trackOf(points: readonly TrackPoint[]): Track {
  let { distanceMeters, movingMs, restingMs } = EMPTY_TRACK
  for (const [at, point] of points.entries()) {
    const step = stepBetween(points[at - 1], point)
    distanceMeters += step.meters
    movingMs += step.movingMs
    restingMs += step.restingMs
  }
  return { points, part: points.at(-1)?.part ?? 0, distanceMeters, movingMs, restingMs, doubtful: [] }
}

/** What comes next is of another part: nothing was recorded in between. */
export function beginPart(track: Track): Track {
  const last = track.points.at(-1)
  return { ...track, part: last ? last.part + 1 : 0, doubtful: [] }
}

/** Whether the device has stood still for so long that it is said. */
export function isResting({ points, part }: Track, nowMs: number): boolean {
  const last = points.at(-1)
  return last !== undefined && last.part === part && nowMs - last.timeMs >= RESTING_SAID_AFTER_MS
}

const RESTING_SAID_AFTER_MS = 60_000
