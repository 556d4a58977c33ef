import type { MapIssue } from '@mishiori/map-document'
import { lengthUnitsOf } from './length-units.ts'
import type { MapEditorMessages } from './messages.ts'

/** Caches each format: creating one takes far longer than using it. */
function cachedFormat<Options, Format>(create: (locale: string, options: Options) => Format) {
  const cache = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`
    const format = cache.get(key) ?? create(locale, options)
    cache.set(key, format)
    return format
  }
}

const numberFormat = cachedFormat((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))

/** A figure and its unit apart, for places that set them in different sizes. */
export interface Measure {
  readonly figure: string
  readonly unit: string
}

/** How far it is along a line: kilometres or miles with two decimals, as everywhere in the product. */
export function measureDistance(meters: number, locale: string): Measure {
  const { long } = lengthUnitsOf(locale)
  return { figure: numberFormat(locale, TWO_DECIMALS).format(meters / long.meters), unit: long.name }
}

export function formatDistance(meters: number, locale: string): string {
  return joined(measureDistance(meters, locale))
}

/** How far something reaches, such as a radius or a step: metres below 1 km or feet below a quarter mile, else as a distance. */
export function formatReach(meters: number, locale: string): string {
  return meters < lengthUnitsOf(locale).longFromMeters
    ? formatElevation(meters, locale)
    : formatDistance(meters, locale)
}

const TWO_DECIMALS: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Whole metres or feet, with the locale's grouping. */
export function measureElevation(meters: number, locale: string): Measure {
  const { short } = lengthUnitsOf(locale)
  return { figure: formatInteger(meters / short.meters, locale), unit: short.name }
}

export function formatElevation(meters: number, locale: string): string {
  return joined(measureElevation(meters, locale))
}

const joined = ({ figure, unit }: Measure) => `${figure} ${unit}`

export function formatInteger(value: number, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 0 }).format(Math.round(value) || 0)
}

/** Degrees with their sign; five decimals are about a metre. */
export function formatDegrees(degrees: number, locale: string, decimals = 5): string {
  return `${numberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(degrees)}°`
}

/** Percent with its sign, one decimal. */
export function formatPercent(percent: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
    percent / 100,
  )
}

/** Hours and minutes, minutes alone below an hour. */
export function formatDuration(durationMs: number, locale: string): string {
  const minutes = Math.round(durationMs / 60_000)
  const unit = (value: number, name: 'hour' | 'minute') =>
    numberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  if (minutes < 60) return unit(minutes, 'minute')
  return `${unit(Math.floor(minutes / 60), 'hour')} ${unit(minutes % 60, 'minute')}`
}

/** Kilometres or miles per hour, one decimal. */
export function formatSpeed(metersPerSecond: number, locale: string): string {
  const { system, long } = lengthUnitsOf(locale)
  return numberFormat(locale, {
    style: 'unit',
    unit: system === 'metric' ? 'kilometer-per-hour' : 'mile-per-hour',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format((metersPerSecond * 3600) / long.meters)
}

/** Date and time in the time zone of the browser. */
export function formatMoment(timeMs: number, locale: string): string {
  return momentFormat(locale, MOMENT).format(timeMs)
}

/** Time of day alone, to the second. */
export function formatClock(timeMs: number, locale: string): string {
  return momentFormat(locale, { timeStyle: 'medium' }).format(timeMs)
}

/** A range of two moments; the day is formatted once when it is the same. */
export function formatSpan(startMs: number, endMs: number, locale: string): string {
  return momentFormat(locale, MOMENT).formatRange(startMs, endMs)
}

const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }

const momentFormat = cachedFormat(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** The sentence for an issue, with its parameters filled in. */
export function formatIssue(messages: MapEditorMessages, issue: MapIssue): string {
  // The table's type pairs every code with its own issue, which TypeScript cannot follow through an index.
  const text = messages.issues[issue.code] as (issue: MapIssue) => string
  return text(issue)
}
