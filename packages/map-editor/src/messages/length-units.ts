/** A unit of length. */
interface LengthUnit {
  readonly name: string
  readonly meters: number
}

/** What lengths are written in. */
export interface LengthUnits {
  readonly system: 'metric' | 'imperial'
  /** Of distances. */
  readonly long: LengthUnit
  /** Of heights, and of what is too short for the long one. */
  readonly short: LengthUnit
  /** From this length on, in metres, a reach is written in the long unit. */
  readonly longFromMeters: number
}

const METERS_PER_MILE = 1609.344
const METRIC: LengthUnits = {
  system: 'metric',
  long: { name: 'km', meters: 1000 },
  short: { name: 'm', meters: 1 },
  longFromMeters: 999.5,
}
const MILES_AND_FEET: LengthUnits = {
  system: 'imperial',
  long: { name: 'mi', meters: METERS_PER_MILE },
  short: { name: 'ft', meters: 0.3048 },
  longFromMeters: METERS_PER_MILE / 4,
}

/** The measurement system of a language tag, as Unicode's extension of BCP 47 spells it. */
const IN_MILES = /^(?:(?!-[ux]-).)*-u(?:-[a-z0-9]{2,8})*-ms-(?:us|uk)system\b/i

/** Miles and feet for a locale such as `en-US-u-ms-ussystem`, otherwise kilometres and metres: a country alone says nothing. */
export function lengthUnitsOf(locale: string): LengthUnits {
  return IN_MILES.test(locale) ? MILES_AND_FEET : METRIC
}
