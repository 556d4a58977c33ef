import type { ReachSize } from '../core/services.ts'
import { formatDuration } from './format.ts'
import { lengthUnitsOf } from './length-units.ts'

/** The part of the messages that names what can be reached. */
export interface ReachNaming {
  /** BCP 47. */
  readonly locale: string
  readonly travel?: { readonly reach: { readonly name: (amount: string) => string } }
}

/** Null without words of ways of going. */
export function reachName({ locale, travel }: ReachNaming, size: ReachSize): string | null {
  return travel ? travel.reach.name(amountText(size, locale)) : null
}

/** As it was asked for: hours and minutes, whole hours alone; or kilometres or miles with one decimal at most. */
export function amountText(size: ReachSize, locale: string): string {
  if ('minutes' in size) return timeText(size.minutes, locale)
  const { long } = lengthUnitsOf(locale)
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return `${figure.format((size.kilometers * 1_000) / long.meters)} ${long.name}`
}

function timeText(minutes: number, locale: string): string {
  if (minutes % 60 !== 0) return formatDuration(minutes * 60_000, locale)
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'short' }).format(minutes / 60)
}
