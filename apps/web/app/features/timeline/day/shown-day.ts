import { decodePolyline, type Position } from '@mishiori/map-document'
import { type Locale, type MovementType, PRODUCT_LIMITS, type StoredTimelineDay } from '@repo/contract'
import type { Day } from '../calendar/months.ts'

export interface ShownMove {
  readonly kind: 'move'
  readonly type: MovementType
  readonly startMs: number
  readonly endMs: number
  readonly path: readonly Position[]
  readonly distanceMeters: number
}

export interface ShownVisit {
  readonly kind: 'visit'
  readonly startMs: number
  readonly endMs: number
  readonly position: Position
  /** Null where nobody knows it. */
  readonly name: string | null
}

export type ShownSegment = ShownMove | ShownVisit

/** A day as a card and a map show it, whether it is stored or was just read. */
export interface ShownDay {
  readonly day: Day
  /** IANA's name, or an offset as `+09:00`. */
  readonly timeZone: string
  readonly segments: readonly ShownSegment[]
}

/** A day that is stored, with places called by the file, else by the product in the reader's language. */
export function shownStoredDay({ date, time_zone, segments }: StoredTimelineDay, locale: Locale): ShownDay {
  return {
    day: date,
    timeZone: time_zone,
    segments: segments.map((segment) => {
      const times = { startMs: Date.parse(segment.start_at), endMs: Date.parse(segment.end_at) }
      if (segment.kind === 'visit') {
        const place = locale === 'ja' ? segment.place_ja : segment.place_en
        return { kind: 'visit', ...times, position: [segment.lng, segment.lat], name: segment.name ?? place }
      }
      const decoded = decodePolyline(segment.path, { maxPoints: PRODUCT_LIMITS.timeline.pointsPerDay })
      const path = decoded.ok ? decoded.path : []
      return { kind: 'move', ...times, type: segment.type, path, distanceMeters: segment.distance_km * 1000 }
    }),
  }
}
