import type { Daylight } from './daylight.ts'

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
