import type { Position } from '@mishiori/map-document'
import { getTimes } from 'suncalc'
import { momentOf } from './wall-clock.ts'

/** The light of a day at a place with an open horizon. Null where there is no such moment that day. */
export interface Daylight {
  /** When civil twilight begins: from then on one sees the way without a lamp. */
  readonly dawn: Date | null
  readonly sunrise: Date | null
  readonly sunset: Date | null
  /** When civil twilight ends. */
  readonly dusk: Date | null
  /** The sun does not set. */
  readonly isPolarDay: boolean
  /** The sun does not rise. */
  readonly isPolarNight: boolean
}

const NOON = 12 * 60

/** @param day `2026-10-18`, by the clocks of the zone. */
export function daylightOf(day: string, [lng, lat]: Position, timeZone: string): Daylight {
  // The times are those around the solar noon nearest to the moment: at a clock's noon that is the day's own one.
  const { dawn, sunrise, sunset, dusk, alwaysUp, alwaysDown } = getTimes(
    momentOf({ day, minutes: NOON }, timeZone),
    lat,
    lng,
  )
  return { dawn, sunrise, sunset, dusk, isPolarDay: alwaysUp === true, isPolarNight: alwaysDown === true }
}
