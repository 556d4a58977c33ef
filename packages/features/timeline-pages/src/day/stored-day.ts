import { decodePolyline, type Position } from '@mishiori/map-document'
import { type Locale, PRODUCT_LIMITS, type StoredTimelineDay } from '@repo/contract'
import type { Day } from '../calendar/months.ts'
import type { ShownDay, ShownMove, ShownVisit } from './shown-day.ts'

/** A movement whose path is still encoded: a polyline of precision 5. */
interface StoredMove extends Omit<ShownMove, 'path'> {
  readonly path: string
}

/** A day that is stored. */
export interface StoredDay extends Omit<ShownDay, 'segments'> {
  readonly segments: readonly (StoredMove | ShownVisit)[]
  /** The nearest days before and after it that have data; null if none. */
  readonly previous: Day | null
  readonly next: Day | null
}

/** Places are called as the file says, else by the product in the reader's language. */
export function toStoredDay(answer: StoredTimelineDay, locale: Locale): StoredDay {
  const { date, time_zone: timeZone, previous, next } = answer
  return { day: date, timeZone, segments: answer.segments.map((one) => toSegment(one, locale)), previous, next }
}

/** With the paths of a stored day decoded. */
export function toShownDay({ day, timeZone, segments }: StoredDay): ShownDay {
  return {
    day,
    timeZone,
    segments: segments.map((segment) => {
      if (segment.kind === 'visit') return segment
      const decoded = decodePolyline(segment.path, { maxPoints: PRODUCT_LIMITS.timeline.pointsPerDay })
      return { ...segment, path: decoded.ok ? decoded.path : [] }
    }),
  }
}

function toSegment(segment: StoredTimelineDay['segments'][number], locale: Locale): StoredMove | ShownVisit {
  const times = { startMs: Date.parse(segment.start_at), endMs: Date.parse(segment.end_at) }
  if (segment.kind === 'move') {
    const { kind, type, path, distance_km: km } = segment
    return { kind, ...times, type, path, distanceMeters: km * 1000 }
  }
  const place = locale === 'ja' ? segment.place_ja : segment.place_en
  const position: Position = [segment.lng, segment.lat]
  return { kind: segment.kind, ...times, position, name: segment.name ?? place }
}
