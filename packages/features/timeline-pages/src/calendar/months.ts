import type { Locale } from '@repo/contract'

/** A calendar month, as `2026-10`. */
export type Month = string
/** A calendar day, as `2026-10-18`. */
export type Day = string

const pad = (number: number, length: number) => String(number).padStart(length, '0')
const utc = (month: Month, day = 1) => new Date(`${month}-${pad(day, 2)}T00:00:00Z`)

export const monthOf = (day: Day): Month => day.slice(0, 7)
export const yearOf = (day: Day | Month): number => Number(day.slice(0, 4))
export const monthOfYear = (year: number, month: number): Month => `${pad(year, 4)}-${pad(month, 2)}`

/** The month that many months later; earlier when negative. */
export function addMonths(month: Month, count: number): Month {
  const index = yearOf(month) * 12 + Number(month.slice(5)) - 1 + count
  return monthOfYear(Math.floor(index / 12), (index % 12) + 1)
}

const WEEK = 7
const DAY_MS = 86_400_000

/** The weeks of a month, each from Sunday to Saturday; null where a day belongs to another month. */
export function weeksOf(month: Month): readonly (readonly (Day | null)[])[] {
  const first = utc(month)
  const startMs = first.getTime() - first.getUTCDay() * DAY_MS
  const count = Math.ceil((first.getUTCDay() + daysIn(month)) / WEEK)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (_, at) => {
      const day = new Date(startMs + (week * WEEK + at) * DAY_MS).toISOString().slice(0, 10)
      return monthOf(day) === month ? day : null
    }),
  )
}

function daysIn(month: Month): number {
  return Math.round((utc(addMonths(month, 1)).getTime() - utc(month).getTime()) / DAY_MS)
}

/** The years from one day to another, both included, the earliest first. */
export function yearsBetween(oldest: Day, newest: Day): readonly number[] {
  const [first, last] = [yearOf(oldest), yearOf(newest)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })

/** `2026年10月`, `October 2026`. */
export const formatMonth = (month: Month, locale: Locale) =>
  format(locale, { year: 'numeric', month: 'long' }).format(utc(month))

/** `10月`, `Oct`. */
export const formatMonthOfYear = (month: Month, locale: Locale) => format(locale, { month: 'short' }).format(utc(month))

/** `2026年`, `2026`. */
export const formatYear = (year: number, locale: Locale) =>
  format(locale, { year: 'numeric' }).format(utc(`${pad(year, 4)}-01`))

/** `10月18日(日)`, `Sun, October 18`. */
export const formatDay = (day: Day, locale: Locale) =>
  format(locale, { month: 'long', day: 'numeric', weekday: 'short' }).format(new Date(`${day}T00:00:00Z`))

/** `2026年10月18日`, `October 18, 2026`. */
export const formatFullDay = (day: Day, locale: Locale) =>
  format(locale, { year: 'numeric', month: 'long', day: 'numeric' }).format(new Date(`${day}T00:00:00Z`))

/** `2026/10/18`, in both languages: for figures beside each other. */
export const formatShortDay = (day: Day) => day.replaceAll('-', '/')

/** From Sunday to Saturday, in their short and long names. */
export function weekdays(locale: Locale): readonly { readonly short: string; readonly long: string }[] {
  // 2023 began on a Sunday.
  const days = Array.from({ length: WEEK }, (_, at) => utc('2023-01', at + 1))
  const [short, long] = [format(locale, { weekday: 'short' }), format(locale, { weekday: 'long' })]
  return days.map((day) => ({ short: short.format(day), long: long.format(day) }))
}
