import type { TimelineDay, TimelineSegment } from '../model.ts'
import { type PrivateCircle, trimNear } from './trim-near.ts'

export interface Redaction {
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
