import { simplifyPath } from '@mishiori/map-document'
import type { TIMELINE_LIMITS } from '../limits.ts'
import type { TimelineMove, TimelineSegment } from '../model.ts'
import { pointAt, pointCount, toPositions } from '../path.ts'

/** Segments by their start, as many as a day may have: the longest stay, and their moves keep the points that shape them. */
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
  let fitting: readonly TimelineSegment[] = sorted
  for (let toleranceMeters = 1; countPoints(fitting) > dayPoints; toleranceMeters *= 2) {
    fitting = sorted.map((segment) => (segment.kind === 'move' ? thinned(segment, toleranceMeters) : segment))
  }
  return fitting
}

function countPoints(segments: readonly TimelineSegment[]): number {
  return segments.reduce((sum, segment) => sum + (segment.kind === 'move' ? pointCount(segment.path) : 0), 0)
}

/** Its length stays what it was. */
function thinned(move: TimelineMove, toleranceMeters: number): TimelineMove {
  const positions = toPositions(move.path)
  const kept = new Set(simplifyPath(positions, toleranceMeters))
  const indexes = [...positions.keys()].filter((index) => kept.has(positions[index] ?? [0, 0]))
  const path = Float64Array.from(indexes.flatMap((index) => pointAt(move.path, index)))
  const timesMs = move.timesMs && Float64Array.from(indexes, (index) => move.timesMs?.[index] ?? 0)
  return { ...move, path, timesMs }
}
