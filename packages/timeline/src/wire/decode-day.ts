import { decodePolyline } from '@mishiori/map-document'
import { TIMELINE_LIMITS } from '../limits.ts'
import type { TimelineDay, TimelineMove, TimelineSegment } from '../model.ts'
import { normalizeMovementType } from '../movement-type.ts'
import { packPath } from '../path.ts'
import type { WireDay, WireMove, WireSegment } from './wire-day.ts'

/** Why a day cannot be read. */
type WireDayProblem =
  | 'day.date_invalid'
  | 'day.time_zone_invalid'
  | 'day.too_many_segments'
  | 'day.too_many_points'
  | 'segment.time_invalid'
  | 'segment.position_invalid'
  | 'segment.path_invalid'
  | 'segment.timestamps_invalid'
  | 'segment.distance_invalid'

export type DecodedDay =
  | { readonly ok: true; readonly day: TimelineDay }
  | { readonly ok: false; readonly problem: WireDayProblem }

/** Leaves reading a day from any depth; {@link decodeDay} answers it as a value. */
class WireDayError extends Error {
  readonly problem: WireDayProblem

  constructor(problem: WireDayProblem) {
    super(problem)
    this.problem = problem
  }
}

function check(isRight: boolean, problem: WireDayProblem): void {
  if (!isRight) throw new WireDayError(problem)
}

/** Reads a day from its compact form, whose types were checked. Unknown types of movement are `UNKNOWN_ACTIVITY_TYPE`. */
export function decodeDay(wire: WireDay): DecodedDay {
  try {
    return { ok: true, day: readDay(wire) }
  } catch (error) {
    if (error instanceof WireDayError) return { ok: false, problem: error.problem }
    throw error
  }
}

function readDay({ date, time_zone: timeZone, segments }: WireDay): TimelineDay {
  check(isDate(date), 'day.date_invalid')
  check(isTimeZone(timeZone), 'day.time_zone_invalid')
  check(segments.length <= TIMELINE_LIMITS.daySegments, 'day.too_many_segments')
  let room = TIMELINE_LIMITS.dayPoints
  const read = segments.map((segment): TimelineSegment => {
    const made = readSegment(segment, room)
    if (made.kind === 'move') room -= made.path.length / 2
    return made
  })
  return { date, timeZone, segments: read }
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
function isDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false
  const read = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date)
}

const knownZones = new Set<string>()

function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
  } catch {
    return false
  }
  knownZones.add(zone)
  return true
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/

function readTime(text: string): number {
  const timeMs = TIME.test(text) ? Date.parse(text) : Number.NaN
  check(Number.isFinite(timeMs), 'segment.time_invalid')
  return timeMs
}

function readSegment(wire: WireSegment, room: number): TimelineSegment {
  const span = { startMs: readTime(wire.start_at), endMs: readTime(wire.end_at) }
  check(span.startMs <= span.endMs, 'segment.time_invalid')
  if (wire.kind === 'move') return readMove(wire, span, room)
  const { lng, lat, name = null } = wire
  check(Math.abs(lng) <= 180 && Math.abs(lat) <= 90, 'segment.position_invalid')
  check(name === null || name.length <= TIMELINE_LIMITS.placeNameLength, 'segment.position_invalid')
  return { kind: 'visit', ...span, position: [lng, lat], name, placeId: null }
}

function readMove(wire: WireMove, span: { startMs: number; endMs: number }, room: number): TimelineMove {
  const decoded = decodePolyline(wire.path, { maxPoints: room })
  if (!decoded.ok)
    throw new WireDayError(decoded.problem === 'polyline.too_long' ? 'day.too_many_points' : 'segment.path_invalid')
  check(decoded.path.length >= 2, 'segment.path_invalid')
  check(Number.isFinite(wire.distance_km) && wire.distance_km >= 0, 'segment.distance_invalid')
  return {
    kind: 'move',
    type: normalizeMovementType(wire.type),
    ...span,
    path: packPath(decoded.path),
    timesMs: wire.timestamps ? readTimestamps(wire.timestamps, decoded.path.length, span) : null,
    distanceMeters: Math.round(wire.distance_km * 1000),
  }
}

function readTimestamps(
  seconds: readonly number[],
  points: number,
  span: { startMs: number; endMs: number },
): Float64Array {
  const duration = (span.endMs - span.startMs) / 1000
  const isRising = seconds.every(
    (value, at) => Number.isInteger(value) && value >= (seconds[at - 1] ?? 0) && value <= duration,
  )
  check(seconds.length === points && isRising, 'segment.timestamps_invalid')
  return Float64Array.from(seconds, (value) => span.startMs + value * 1000)
}
