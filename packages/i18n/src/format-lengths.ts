import type { LengthUnits, Locale } from '@repo/contract'
import { numbers } from './format.ts'

/** How a reader wants lengths: the figures in their language, in their units. */
export interface LengthFormat {
  readonly locale: Locale
  readonly units: LengthUnits
}

/** A figure and its unit apart, for places that set them in different sizes. */
export interface Measure {
  readonly figure: string
  readonly unit: string
}

const METERS_PER_MILE = 1609.344
const UNITS = {
  metric: { long: { name: 'km', meters: 1000, speed: 'km/h' }, short: { name: 'm', meters: 1 }, longFromMeters: 999.5 },
  imperial: {
    long: { name: 'mi', meters: METERS_PER_MILE, speed: 'mph' },
    short: { name: 'ft', meters: 0.3048 },
    longFromMeters: METERS_PER_MILE / 4,
  },
} as const

/** The units of distances and of heights, with their metres. */
export const lengthUnits = (units: LengthUnits) => UNITS[units]

/** How far it is along a line: kilometres or miles with two decimals. */
export function measureDistance(meters: number, { locale, units }: LengthFormat): Measure {
  const { long } = UNITS[units]
  const format = numbers(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return { figure: format.format(meters / long.meters), unit: long.name }
}

/** `7.84 km`, `4.87 mi`. */
export const formatDistance = (meters: number, format: LengthFormat): string => joined(measureDistance(meters, format))

/** Whole metres or feet. */
export function measureElevation(meters: number, { locale, units }: LengthFormat): Measure {
  const { short } = UNITS[units]
  return {
    figure: numbers(locale, { maximumFractionDigits: 0 }).format(Math.round(meters / short.meters) || 0),
    unit: short.name,
  }
}

/** `1,028 m`, `3,373 ft`. */
export const formatElevation = (meters: number, format: LengthFormat): string =>
  joined(measureElevation(meters, format))

/** How far something reaches, such as a radius: metres below 1 km, feet below a quarter mile, else as a distance. */
export function formatReach(meters: number, format: LengthFormat): string {
  return meters < UNITS[format.units].longFromMeters ? formatElevation(meters, format) : formatDistance(meters, format)
}

/** `3.2 km/h`, `2.0 mph`. */
export function formatSpeed(metersPerSecond: number, { locale, units }: LengthFormat): string {
  const { long } = UNITS[units]
  const format = numbers(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return joined({ figure: format.format((metersPerSecond * SECONDS_PER_HOUR) / long.meters), unit: long.speed })
}

const SECONDS_PER_HOUR = 3600

const joined = ({ figure, unit }: Measure) => `${figure} ${unit}`
