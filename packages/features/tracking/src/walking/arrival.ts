import { minutesAt, timeUnderWay, type WalkersPace, type WayTime } from '@mishiori/map-document'
import type { Walk } from './walk.ts'

const MS_PER_MINUTE = 60_000
/** Metres. So soon after the start, a comparison says nothing yet. */
const COMPARED_FROM = 200

/** When somebody on their way will be at its end. An estimate. */
export interface Arrival {
  readonly atMs: number
  /** Minutes since the start that they need less than planned; negative if more. Null while that says nothing. */
  readonly aheadMinutes: number | null
}

/** Rests are spread over the way. Null until the device has said where it is, on the line. */
export function arrivalOf({ begun, fix, progress }: Walk, time: WayTime, pace: WalkersPace): Arrival | null {
  if (!begun || !fix || !progress) return null
  const { walkingMinutes, restMinutes } = timeUnderWay(time.minutes, pace)
  const plannedBetween = (from: number, to: number) =>
    ((minutesAt(time, to) - minutesAt(time, from)) / time.minutes) * (walkingMinutes + restMinutes)
  const { alongMeters, leftMeters } = progress
  const neededMinutes = (fix.timeMs - begun.timeMs) / MS_PER_MINUTE
  const isCompared = alongMeters - begun.alongMeters >= COMPARED_FROM
  return {
    atMs: fix.timeMs + plannedBetween(alongMeters, alongMeters + leftMeters) * MS_PER_MINUTE,
    aheadMinutes: isCompared ? plannedBetween(begun.alongMeters, alongMeters) - neededMinutes : null,
  }
}
