import type { TIMELINE_LIMITS } from '../limits.ts'
import type { TimelineMove, TimelineSegment } from '../model.ts'
import { pointAt, pointCount } from '../path.ts'

/** Segments by their start, as many as a day may have: the longest stay, and of longer paths every other point or fewer. */
export function fitDay(
  segments: readonly TimelineSegment[],
  { daySegments, dayPoints }: Pick<typeof TIMELINE_LIMITS, 'daySegments' | 'dayPoints'>,
): readonly TimelineSegment[] {
  const duration = ({ startMs, endMs }: TimelineSegment) => endMs - startMs
  const kept =
    segments.length <= daySegments
      ? segments
      : segments.toSorted((a, b) => duration(b) - duration(a)).slice(0, daySegments)
  const sorted = kept.toSorted((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)
  const moves = sorted.filter((segment) => segment.kind === 'move')
  const points = moves.reduce((sum, { path }) => sum + pointCount(path), 0)
  if (points <= dayPoints) return sorted
  const share = (dayPoints - 2 * moves.length) / (points - 2 * moves.length)
  return sorted.map((segment) => (segment.kind === 'move' ? thinned(segment, share) : segment))
}

/** Its ends and evenly chosen points between them. The stored length does not change. */
function thinned(move: TimelineMove, share: number): TimelineMove {
  const last = pointCount(move.path) - 1
  const steps = 1 + Math.floor((last - 1) * share)
  const indexes = Array.from({ length: steps + 1 }, (_, step) => Math.round((step * last) / steps))
  const path = Float64Array.from(indexes.flatMap((index) => pointAt(move.path, index)))
  const timesMs = move.timesMs && Float64Array.from(indexes, (index) => move.timesMs?.[index] ?? 0)
  return { ...move, path, timesMs }
}
