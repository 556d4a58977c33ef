import { type PrivateCircle, redactDay, type TimelineDay, type TimelineSegment, toPositions } from '@mishiori/timeline'
import type { ShownDay, ShownSegment } from '../day/shown-day.ts'

/** The result for a segment: sent completely or in part, left out because it lies in a circle, or because the user excluded it. */
export type SegmentDisposition = 'sent' | 'cut' | 'hidden' | 'dropped'

/** A day of a file, with its part that is sent. */
export interface RedactedDay {
  readonly whole: ShownDay
  /** By the segments of `whole`. */
  readonly dispositions: readonly SegmentDisposition[]
  readonly sent: ShownDay
  /** For each segment of `sent`, its place in `whole`. */
  readonly origins: readonly number[]
}

const NOTHING_DROPPED: ReadonlySet<number> = new Set()

export function redactedDay(
  day: TimelineDay,
  { dropped, circles }: { readonly dropped: ReadonlySet<number>; readonly circles: readonly PrivateCircle[] },
): RedactedDay {
  const pieces = day.segments.map((segment, index) =>
    dropped.has(index)
      ? []
      : redactDay({ ...day, segments: [segment] }, { dropped: NOTHING_DROPPED, circles }).segments,
  )
  const shown = (segments: readonly TimelineSegment[]): ShownDay => ({
    day: day.date,
    timeZone: day.timeZone,
    segments: segments.map(shownSegment),
  })
  return {
    whole: shown(day.segments),
    dispositions: pieces.map((own, index) => dispositionOf(own, day.segments[index], dropped.has(index))),
    sent: shown(pieces.flat()),
    origins: pieces.flatMap((own, index) => own.map(() => index)),
  }
}

function dispositionOf(
  pieces: readonly TimelineSegment[],
  segment: TimelineSegment | undefined,
  isDropped: boolean,
): SegmentDisposition {
  if (isDropped) return 'dropped'
  if (pieces.length === 0) return 'hidden'
  return pieces.length === 1 && pieces[0] === segment ? 'sent' : 'cut'
}

function shownSegment(segment: TimelineSegment): ShownSegment {
  const { startMs, endMs } = segment
  return segment.kind === 'visit'
    ? { kind: 'visit', startMs, endMs, position: segment.position, name: segment.name }
    : {
        kind: 'move',
        startMs,
        endMs,
        type: segment.type,
        path: toPositions(segment.path),
        distanceMeters: segment.distanceMeters,
      }
}
