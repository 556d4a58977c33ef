import { TIMELINE_LIMITS } from '../limits.ts'
import { normalizeMovementType } from '../movement-type.ts'
import type { ElementReader } from './device-segments.ts'
import { type PlaceE7, readE7Into } from './read-place.ts'
import { readEpochMs, readOffsetMinutes, readTimeMs } from './read-time.ts'
import {
  isLoose,
  type Loose,
  listOf,
  looseOf,
  numberOf,
  type SegmentSink,
  type SegmentSpan,
  textOf,
} from './segment-sink.ts'

/** Reads one of the `timelineObjects` of Takeout's months. */
export const readMonthObject: ElementReader = (element, sink) => {
  if (!isLoose(element)) return false
  const { activitySegment, placeVisit } = element
  const segment = isLoose(activitySegment) ? activitySegment : placeVisit
  if (!isLoose(segment)) {
    sink.note('segment.unknown')
    return false
  }
  const span = spanOf(looseOf(segment.duration))
  if (!(span.startMs <= span.endMs)) sink.note('segment.unreadable')
  else if (segment === activitySegment) readActivity(segment, span, sink)
  else readVisit(segment, span, sink)
  return true
}

/** ISO times, or milliseconds in older files. */
function timeOf(iso: unknown, epochMs: unknown): number {
  return iso === undefined ? readEpochMs(epochMs) : readTimeMs(iso)
}

/** Of which only one end is known, it lasted no time. */
function spanOf(duration: Loose): SegmentSpan {
  const start = { iso: duration.startTimestamp, epochMs: duration.startTimestampMs }
  const end = { iso: duration.endTimestamp, epochMs: duration.endTimestampMs }
  const [first, last] = [isGiven(start) ? start : end, isGiven(end) ? end : start]
  return {
    startMs: timeOf(first.iso, first.epochMs),
    endMs: timeOf(last.iso, last.epochMs),
    startOffsetMinutes: readOffsetMinutes(first.iso),
    endOffsetMinutes: readOffsetMinutes(last.iso),
  }
}

const isGiven = ({ iso, epochMs }: { iso: unknown; epochMs: unknown }) => iso !== undefined || epochMs !== undefined

function readVisit(visit: Loose, span: SegmentSpan, sink: SegmentSink): void {
  const location = looseOf(visit.location)
  const place: PlaceE7 = { latE7: 0, lngE7: 0 }
  const isPlaced =
    readE7Into(place, location.latitudeE7, location.longitudeE7) ||
    readE7Into(place, visit.centerLatE7, visit.centerLngE7)
  if (!isPlaced) {
    sink.note('segment.unreadable')
    return
  }
  for (const _ of listOf(visit.childVisits)) sink.note('visit.nested')
  const text = (value: unknown) => textOf(value, TIMELINE_LIMITS.placeNameLength)
  sink.addVisit({ ...span, place, name: text(location.name), placeId: text(location.placeId) })
}

interface Points {
  readonly lngE7: number[]
  readonly latE7: number[]
  /** NaN where a point has none. */
  readonly timesMs: number[]
}

function readActivity(activity: Loose, span: SegmentSpan, sink: SegmentSink): void {
  const points = pathOf(activity, span, sink)
  if (points.lngE7.length < 2) {
    sink.note('segment.unreadable')
    return
  }
  const isTimed = points.timesMs.every(
    (timeMs, at) => timeMs >= (points.timesMs[at - 1] ?? span.startMs) && timeMs <= span.endMs,
  )
  sink.addMove({
    ...span,
    type: normalizeMovementType(activity.activityType ?? looseOf(listOf(activity.activities)[0]).activityType),
    distanceMeters: numberOf(activity.distance),
    lngE7: points.lngE7,
    latE7: points.latE7,
    timesMs: isTimed ? points.timesMs : null,
  })
}

/**
 * From its start to its end, by the recorded points, else by those that Google laid on streets or the stops of its
 * vehicle: the first of them that are a way. A single point is none, but better than nothing between two ends.
 */
function pathOf(activity: Loose, span: SegmentSpan, sink: SegmentSink): Points {
  const ways = [
    listOf(looseOf(activity.simplifiedRawPath).points),
    listOf(looseOf(activity.waypointPath).waypoints),
    listOf(looseOf(activity.transitPath).transitStops),
  ].map(readWay)
  const way = ways.find(({ lngE7 }) => lngE7.length > 1) ?? ways.find(({ lngE7 }) => lngE7.length > 0)
  for (let left = (way ?? ways[0])?.unreadable ?? 0; left > 0; left--) sink.note('point.position_invalid')
  const points: Points = { lngE7: [], latE7: [], timesMs: [] }
  const addEnd = (location: Loose, timeMs: number) => {
    if (location.latitudeE7 === undefined) return
    if (!addPlace(points, [location.latitudeE7, location.longitudeE7], timeMs)) sink.note('point.position_invalid')
  }
  addEnd(looseOf(activity.startLocation), span.startMs)
  if (way) for (const key of ['lngE7', 'latE7', 'timesMs'] as const) points[key].push(...way[key])
  addEnd(looseOf(activity.endLocation), span.endMs)
  return points
}

function readWay(inner: readonly unknown[]): Points & { readonly unreadable: number } {
  const points: Points = { lngE7: [], latE7: [], timesMs: [] }
  for (const point of inner.map(looseOf)) {
    const place = [point.latE7 ?? point.latitudeE7, point.lngE7 ?? point.longitudeE7] as const
    addPlace(points, place, timeOf(point.timestamp, point.timestampMs))
  }
  return { ...points, unreadable: inner.length - points.lngE7.length }
}

/** @returns whether it is a place. */
function addPlace(points: Points, [latitude, longitude]: readonly [unknown, unknown], timeMs: number): boolean {
  const place: PlaceE7 = { latE7: 0, lngE7: 0 }
  if (!readE7Into(place, latitude, longitude)) return false
  points.latE7.push(place.latE7)
  points.lngE7.push(place.lngE7)
  points.timesMs.push(timeMs)
  return true
}
