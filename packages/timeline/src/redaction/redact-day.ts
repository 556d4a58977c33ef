import { haversineDistanceMeters, nearestPointOnPath, type Position } from '@mishiori/map-document'
import type { TimelineDay, TimelineMove, TimelineSegment } from '../model.ts'
import { packedLengthMeters, pointAt, pointCount } from '../path.ts'

/** A place, such as a home, whose surroundings stay private. */
export interface PrivateCircle {
  readonly center: Position
  readonly radiusMeters: number
}

/** The part of a segment outside of a circle: all of it, nothing, or the pieces of a move. */
function trimNear(segment: TimelineSegment, circle: PrivateCircle): readonly TimelineSegment[] {
  if (segment.kind === 'visit') return isInside(segment.position, circle) ? [] : [segment]
  const runs = runsOutside(segment.path, circle)
  const [first] = runs
  if (first && first.from === 0 && first.to === pointCount(segment.path) - 1) return [segment]
  return runs.filter(({ from, to }) => to > from).map((run) => piece(segment, run))
}

const isInside = (position: readonly [number, number], { center, radiusMeters }: PrivateCircle) =>
  haversineDistanceMeters(position, center) <= radiusMeters

/** Points from one to another, both included. */
interface Run {
  readonly from: number
  readonly to: number
}

/** Runs of points between which neither a point nor the line touches the circle. */
function runsOutside(path: Float64Array, circle: PrivateCircle): readonly Run[] {
  const runs: Run[] = []
  let from: number | null = null
  for (let index = 0; index < pointCount(path); index++) {
    const point = pointAt(path, index)
    const isHidden = isInside(point, circle)
    const isCut =
      from !== null &&
      (isHidden || nearestPointOnPath([pointAt(path, index - 1), point], circle.center, circle.radiusMeters) !== null)
    if (from !== null && isCut) runs.push({ from, to: index - 1 })
    if (isHidden) from = null
    else if (from === null || isCut) from = index
  }
  if (from !== null) runs.push({ from, to: pointCount(path) - 1 })
  return runs
}

/** A part of a move. Where the file does not say when its points were passed, the way is taken to be gone at one speed. */
function piece(move: TimelineMove, { from, to }: Run): TimelineMove {
  const path = move.path.slice(2 * from, 2 * to + 2)
  const whole = packedLengthMeters(move.path)
  const length = packedLengthMeters(path)
  const timesMs = move.timesMs?.slice(from, to + 1) ?? null
  const before = packedLengthMeters(move.path.subarray(0, 2 * from + 2))
  const timeAfter = (meters: number) =>
    whole === 0 ? move.startMs : move.startMs + (meters / whole) * (move.endMs - move.startMs)
  return {
    ...move,
    path,
    timesMs,
    startMs: timesMs?.at(0) ?? timeAfter(before),
    endMs: timesMs?.at(-1) ?? timeAfter(before + length),
    distanceMeters: whole === 0 ? 0 : move.distanceMeters * (length / whole),
  }
}

interface Redaction {
  /** Indexes of segments of the day that are left out. */
  readonly dropped: ReadonlySet<number>
  readonly circles: readonly PrivateCircle[]
}

/**
 * The day without what is to stay private: dropped segments, stays within a circle, and the parts of moves that lie
 * within one or pass through it. Moves are cut at the last point outside, so that their ends do not draw the circle.
 * The given day is not changed.
 */
export function redactDay(day: TimelineDay, { dropped, circles }: Redaction): TimelineDay {
  const kept = day.segments.filter((_, index) => !dropped.has(index))
  const segments = circles.reduce<readonly TimelineSegment[]>(
    (before, circle) => before.flatMap((segment) => trimNear(segment, circle)),
    kept,
  )
  return { ...day, segments }
}
