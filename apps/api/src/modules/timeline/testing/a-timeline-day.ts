import { encodePolyline } from '@mishiori/map-document'
import type { TimelineDay, TimelineImportInput, TimelineSegment } from '@repo/contract'

export const DATE = '2024-03-10'
type Move = Extract<TimelineSegment, { kind: 'move' }>
type Visit = Extract<TimelineSegment, { kind: 'visit' }>

/** A walk from the station of Narai to the post town, at nine o’clock in Japan. */
export function aMove(over: Partial<Move> = {}, date = DATE): Move {
  return {
    kind: 'move',
    type: 'WALKING',
    start_at: `${date}T09:00:00+09:00`,
    end_at: `${date}T09:30:00+09:00`,
    path: encodePolyline([
      [137.812, 35.962],
      [137.811, 35.965],
      [137.809, 35.968],
    ]),
    timestamps: [0, 900, 1800],
    distance_km: 0.75,
    ...over,
  }
}

export function aVisit(over: Partial<Visit> = {}, date = DATE): Visit {
  return {
    kind: 'visit',
    start_at: `${date}T09:30:00+09:00`,
    end_at: `${date}T11:00:00+09:00`,
    lat: 35.968,
    lng: 137.809,
    ...over,
  }
}

export function aTimelineDay(over: Partial<TimelineDay> = {}): TimelineDay {
  const { date = DATE } = over
  return { date, time_zone: 'Asia/Tokyo', segments: [aMove({}, date), aVisit({}, date)], ...over }
}

/** So many days from the first one on. */
export function timelineDaysFrom(first: string, count: number): TimelineDay[] {
  const start = Date.parse(`${first}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) =>
    aTimelineDay({ date: new Date(start + index * 24 * 60 * 60 * 1000).toISOString().slice(0, 10) }),
  )
}

export function aTimelineImport(over: Partial<TimelineImportInput> = {}): TimelineImportInput {
  return { file_names: ['Zeitachse.json'], total_days: 1, oldest: DATE, newest: DATE, ...over }
}
