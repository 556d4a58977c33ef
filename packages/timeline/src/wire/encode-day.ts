import { encodePolyline } from '@mishiori/map-document'
import type { TimelineDay, TimelineMove, TimelineSegment, TimelineVisit } from '../model.ts'
import { toPositions } from '../path.ts'
import { formatInZone } from '../time/zone-offset.ts'
import type { WireDay, WireMove, WireSegment, WireVisit } from './wire-day.ts'

/** A day in its compact form: places to five decimals (about a metre), times to the second, distances to the metre. */
export function encodeDay({ date, timeZone, segments }: TimelineDay): WireDay {
  return { date, time_zone: timeZone, segments: segments.map((segment) => encodeSegment(segment, timeZone)) }
}

function encodeSegment(segment: TimelineSegment, zone: string): WireSegment {
  return segment.kind === 'move' ? encodeMove(segment, zone) : encodeVisit(segment, zone)
}

const wholeSeconds = (timeMs: number) => Math.round(timeMs / 1000)

function spanOf({ startMs, endMs }: TimelineSegment, zone: string) {
  const at = (timeMs: number) => formatInZone(zone, wholeSeconds(timeMs) * 1000)
  return { start_at: at(startMs), end_at: at(endMs) }
}

function encodeMove(move: TimelineMove, zone: string): WireMove {
  const start = wholeSeconds(move.startMs)
  return {
    kind: 'move',
    type: move.type,
    ...spanOf(move, zone),
    path: encodePolyline(toPositions(move.path)),
    ...(move.timesMs && { timestamps: Array.from(move.timesMs, (timeMs) => wholeSeconds(timeMs) - start) }),
    distance_km: Math.round(move.distanceMeters) / 1000,
  }
}

/** Never -0, which JSON does not carry. */
const fiveDecimals = (degrees: number) => Math.round(degrees * 1e5) / 1e5 + 0

function encodeVisit(visit: TimelineVisit, zone: string): WireVisit {
  const [lng, lat] = visit.position
  return {
    kind: 'visit',
    ...spanOf(visit, zone),
    lat: fiveDecimals(lat),
    lng: fiveDecimals(lng),
    ...(visit.name !== null && { name: visit.name }),
  }
}
