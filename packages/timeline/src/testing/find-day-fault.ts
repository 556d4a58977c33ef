import { MAP_LIMITS, type Position } from '@mishiori/map-document'
import { TIMELINE_LIMITS } from '../limits.ts'
import type { TimelineDay, TimelineMove, TimelineSegment } from '../model.ts'
import { toPositions } from '../path.ts'
import { dayOfDate, startOfDayMs } from '../time/zone-offset.ts'
import { decodeDay } from '../wire/decode-day.ts'
import { encodeDay } from '../wire/encode-day.ts'

const DAY_MS = 86_400_000

/** What is wrong with a day that was read; null when nothing is. */
export function findDayFault(day: TimelineDay): string | null {
  const { segments, timeZone, date } = day
  if (segments.length === 0 || segments.length > TIMELINE_LIMITS.daySegments) return `${segments.length} segments`
  const isSorted = segments.every(({ startMs }, at) => startMs >= (segments[at - 1]?.startMs ?? 0))
  if (!isSorted) return 'not by start'
  const points = segments.reduce((sum, segment) => sum + (segment.kind === 'move' ? segment.path.length / 2 : 0), 0)
  if (points > TIMELINE_LIMITS.dayPoints) return `${points} points`
  // who crosses time zones has a day of up to two
  const start = startOfDayMs(timeZone, dayOfDate(date))
  const isNear = segments.every(({ startMs, endMs }) => startMs >= start - 2 * DAY_MS && endMs <= start + 3 * DAY_MS)
  if (!isNear) return 'a segment of another day'
  const fault = segments.map(findSegmentFault).find((found) => found !== null)
  if (fault) return fault
  const decoded = decodeDay(JSON.parse(JSON.stringify(encodeDay(day))))
  return decoded.ok ? null : decoded.problem
}

const isPlace = ([lng, lat]: Position) => Math.abs(lng) <= 180 && Math.abs(lat) <= MAP_LIMITS.latitude

function findSegmentFault(segment: TimelineSegment): string | null {
  if (!(segment.startMs <= segment.endMs)) return 'an end before its start'
  if (segment.kind === 'move') return findMoveFault(segment)
  return isPlace(segment.position) ? null : 'a stay that is nowhere'
}

function findMoveFault({ path, timesMs, distanceMeters, startMs, endMs }: TimelineMove): string | null {
  if (path.length < 4 || path.length % 2 === 1) return 'a path without two points'
  if (!toPositions(path).every(isPlace)) return 'a point that is nowhere'
  if (!(distanceMeters >= 0 && distanceMeters < Number.POSITIVE_INFINITY)) return `a way of ${distanceMeters} m`
  if (!timesMs) return null
  const isRising = timesMs.every((timeMs, at) => timeMs >= (timesMs[at - 1] ?? startMs) && timeMs <= endMs)
  return isRising && 2 * timesMs.length === path.length ? null : 'times that fall, or not one a point'
}
