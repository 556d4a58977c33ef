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

/** How light it is at the end of a way. */
export type LightAtEnd =
  /** By day, with as much of it left; null where the sun does not set. */
  | { readonly kind: 'day'; readonly leftMinutes: number | null }
  /** In civil twilight, after sunset or before sunrise. */
  | { readonly kind: 'twilight' }
  | { readonly kind: 'dark' }

const MS_PER_MINUTE = 60_000

/** As clocks are shown: what is left is the difference of two times that the reader sees. */
const wholeMinutes = (moment: Date) => Math.round(moment.getTime() / MS_PER_MINUTE)

/** @param daylight of the day on which one arrives. */
export function lightAtEnd(arrival: Date, daylight: Daylight): LightAtEnd {
  const { dawn, sunrise, sunset, dusk, isPolarDay } = daylight
  if (isPolarDay) return { kind: 'day', leftMinutes: null }
  if (sunrise && sunset && arrival >= sunrise && arrival <= sunset) {
    return { kind: 'day', leftMinutes: wholeMinutes(sunset) - wholeMinutes(arrival) }
  }
  // In summer of the far north twilight lasts all night, in winter it is all that there is of a day.
  const isAfterDawn = dawn ? arrival >= dawn : sunrise !== null
  const isBeforeDusk = dusk ? arrival <= dusk : sunset !== null
  return { kind: isAfterDawn && isBeforeDusk ? 'twilight' : 'dark' }
}
