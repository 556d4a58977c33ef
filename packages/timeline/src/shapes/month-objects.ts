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

function spanOf(duration: Loose): SegmentSpan {
  const { startTimestamp, endTimestamp } = duration
  return {
    startMs: timeOf(startTimestamp, duration.startTimestampMs),
    endMs: timeOf(endTimestamp, duration.endTimestampMs),
    startOffsetMinutes: readOffsetMinutes(startTimestamp),
    endOffsetMinutes: readOffsetMinutes(endTimestamp),
  }
}

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
 * From its start to its end, by the recorded points where there are any, else by those that Google laid on streets or
 * the stops of its vehicle.
 */
function pathOf(activity: Loose, span: SegmentSpan, sink: SegmentSink): Points {
  const points: Points = { lngE7: [], latE7: [], timesMs: [] }
  const place: PlaceE7 = { latE7: 0, lngE7: 0 }
  const add = (latitude: unknown, longitude: unknown, timeMs: number) => {
    if (!readE7Into(place, latitude, longitude)) {
      sink.note('point.position_invalid')
      return
    }
    points.latE7.push(place.latE7)
    points.lngE7.push(place.lngE7)
    points.timesMs.push(timeMs)
  }
  const addEnd = (location: Loose, timeMs: number) => {
    if (location.latitudeE7 !== undefined) add(location.latitudeE7, location.longitudeE7, timeMs)
  }
  addEnd(looseOf(activity.startLocation), span.startMs)
  for (const point of innerPoints(activity).map(looseOf)) {
    const timeMs = timeOf(point.timestamp, point.timestampMs)
    add(point.latE7 ?? point.latitudeE7, point.lngE7 ?? point.longitudeE7, timeMs)
  }
  addEnd(looseOf(activity.endLocation), span.endMs)
  return points
}

function innerPoints(activity: Loose): readonly unknown[] {
  const raw = listOf(looseOf(activity.simplifiedRawPath).points)
  if (raw.length > 0) return raw
  const onStreets = listOf(looseOf(activity.waypointPath).waypoints)
  return onStreets.length > 0 ? onStreets : listOf(looseOf(activity.transitPath).transitStops)
}
