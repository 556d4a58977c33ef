import { type MovementType, normalizeMovementType } from '../movement-type.ts'
import type { ElementReader } from './device-segments.ts'
import { readE7Into } from './read-place.ts'
import { readEpochMs, readOffsetMinutes, readTimeMs } from './read-time.ts'
import { type FixDraft, isLoose, listOf, looseOf } from './segment-sink.ts'

/** Cells of the telephone network rather than a place, metres. */
const INACCURATE_METERS = 1000

/** Reads one of the `locations` of `Records.json`. */
export function createRawReader(): ElementReader {
  const fix: FixDraft = { latE7: 0, lngE7: 0, timeMs: 0, offsetMinutes: Number.NaN, type: 'UNKNOWN_ACTIVITY_TYPE' }
  let hasBegun = false
  return (element, sink) => {
    if (!isLoose(element)) return false
    if (!hasBegun) sink.beginTrack('raw')
    hasBegun = true
    const { timestamp, accuracy } = element
    fix.timeMs = timestamp === undefined ? readEpochMs(element.timestampMs) : readTimeMs(timestamp)
    if (!readE7Into(fix, element.latitudeE7, element.longitudeE7)) sink.note('point.position_invalid')
    else if (Number.isNaN(fix.timeMs)) sink.note('point.time_invalid')
    else if (typeof accuracy === 'number' && accuracy > INACCURATE_METERS) sink.note('point.inaccurate')
    else {
      fix.offsetMinutes = readOffsetMinutes(timestamp)
      fix.type = typeOf(element.activity ?? element.activitys)
      sink.addFix(fix)
    }
    return true
  }
}

/** What the phone took most likely for its movement. Standing still is none. */
function typeOf(guesses: unknown): MovementType {
  if (guesses === undefined) return 'UNKNOWN_ACTIVITY_TYPE'
  const first = looseOf(listOf(guesses)[0])
  let likeliest: MovementType = 'UNKNOWN_ACTIVITY_TYPE'
  let most = -1
  for (const guess of listOf(first.activity ?? first.activitys).map(looseOf)) {
    const confidence = typeof guess.confidence === 'number' ? guess.confidence : 0
    const type = normalizeMovementType(guess.type)
    if (confidence <= most || type === 'UNKNOWN_ACTIVITY_TYPE') continue
    likeliest = type
    most = confidence
  }
  return likeliest
}
