import { TIMELINE_LIMITS } from '../limits.ts'
import { normalizeMovementType } from '../movement-type.ts'
import { type PlaceE7, readPlaceInto } from './read-place.ts'
import { offsetWithin, readOffsetMinutes, readTimeMs, withinBounds } from './read-time.ts'
import {
  type FixDraft,
  isLoose,
  type Loose,
  looseOf,
  numberOf,
  type SegmentSink,
  type SegmentSpan,
  textOf,
} from './segment-sink.ts'

/** Reads one element of an export on the device, by Android (`semanticSegments`) or iOS (an array). @returns whether it is one. */
export type ElementReader = (element: unknown, sink: SegmentSink) => boolean

/**
 * The two differ in how they write a place and whether they say a zone: Android does so for stays and activities, in
 * fields of their own, which win over the offset in their times: that is the phone's at the export. Its paths have
 * none, so they take that of the segment before.
 */
export function createDeviceReader(): ElementReader {
  let lastOffset = Number.NaN
  const fix: FixDraft = { latE7: 0, lngE7: 0, timeMs: 0, offsetMinutes: Number.NaN, type: 'UNKNOWN_ACTIVITY_TYPE' }
  return (element, sink) => {
    if (!isLoose(element)) return false
    if (Array.isArray(element.timelinePath)) {
      readPath(element, { sink, fix, zone: lastOffset })
      return true
    }
    const isVisit = isLoose(element.visit)
    if (isVisit || isLoose(element.activity)) {
      const span = spanOf(element)
      if (Number.isInteger(element.endTimeTimezoneUtcOffsetMinutes)) lastOffset = span.endOffsetMinutes
      if (Number.isNaN(span.startMs) || Number.isNaN(span.endMs) || span.endMs < span.startMs)
        sink.note('segment.unreadable')
      else if (isVisit) readVisit(looseOf(element.visit), span, sink)
      else readActivity(looseOf(element.activity), span, sink)
      return true
    }
    if (isLoose(element.timelineMemory)) {
      sink.note('segment.memory')
      return true
    }
    sink.note('segment.unknown')
    return false
  }
}

/** Of which only one end is known, it lasted no time. An end that is not known is missing, null or empty. */
function spanOf(element: Loose): SegmentSpan {
  const startTime = element.startTime || element.endTime
  const endTime = element.endTime || startTime
  const offset = (minutes: unknown, time: unknown) =>
    typeof minutes === 'number' ? offsetWithin(minutes) : readOffsetMinutes(time)
  return {
    startMs: readTimeMs(startTime),
    endMs: readTimeMs(endTime),
    startOffsetMinutes: offset(element.startTimeTimezoneUtcOffsetMinutes, startTime),
    endOffsetMinutes: offset(element.endTimeTimezoneUtcOffsetMinutes, endTime),
  }
}

interface PathTools {
  readonly sink: SegmentSink
  readonly fix: FixDraft
  /** Of the segment before; NaN where none said. */
  readonly zone: number
}

function readPath(element: Loose, { sink, fix, zone }: PathTools): void {
  sink.beginTrack('path')
  const startMs = readTimeMs(element.startTime)
  const startOffset = Number.isNaN(zone) ? readOffsetMinutes(element.startTime) : zone
  for (const point of element.timelinePath as readonly unknown[]) {
    // the caller saw that it is an array
    if (!isLoose(point) || !readPlaceInto(fix, point.point)) {
      sink.note('point.position_invalid')
      continue
    }
    const { time } = point
    const hasTime = typeof time === 'string'
    fix.timeMs = hasTime
      ? readTimeMs(time)
      : withinBounds(startMs + numberOf(point.durationMinutesOffsetFromStartTime) * 60_000)
    if (Number.isNaN(fix.timeMs)) {
      sink.note('point.time_invalid')
      continue
    }
    fix.offsetMinutes = hasTime && Number.isNaN(zone) ? readOffsetMinutes(time) : startOffset
    sink.addFix(fix)
  }
}

function readVisit(visit: Loose, span: SegmentSpan, sink: SegmentSink): void {
  if (numberOf(visit.hierarchyLevel) > 0) {
    sink.note('visit.nested')
    return
  }
  const candidate = looseOf(visit.topCandidate)
  const place: PlaceE7 = { latE7: 0, lngE7: 0 }
  if (!readPlaceInto(place, candidate.placeLocation)) {
    sink.note('segment.unreadable')
    return
  }
  sink.addVisit({
    ...span,
    place,
    name: null,
    placeId: textOf(candidate.placeId ?? candidate.placeID, TIMELINE_LIMITS.placeNameLength),
  })
}

const start: PlaceE7 = { latE7: 0, lngE7: 0 }
const end: PlaceE7 = { latE7: 0, lngE7: 0 }

function readActivity(activity: Loose, span: SegmentSpan, sink: SegmentSink): void {
  if (!readPlaceInto(start, activity.start) || !readPlaceInto(end, activity.end)) {
    sink.note('segment.unreadable')
    return
  }
  sink.addMove({
    ...span,
    type: normalizeMovementType(looseOf(activity.topCandidate).type),
    distanceMeters: numberOf(activity.distanceMeters),
    lngE7: [start.lngE7, end.lngE7],
    latE7: [start.latE7, end.latE7],
    timesMs: [span.startMs, span.endMs],
  })
}
