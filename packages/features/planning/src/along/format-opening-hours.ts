import type { Locale } from '@repo/contract'
import type { PlanningTranslator } from '../messages/planning-messages.ts'

const ALWAYS = '24/7'
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** A time, a word, the day of a month, what stands between them. */
const PARTS = /\d{1,2}:\d{2}|[A-Za-z]+|\d{1,2}|\s*[-,;]\s*| +|./g

/**
 * Opening hours as OpenStreetMap writes them (`Mo-Fr 09:00-17:00; PH off`), in the reader's language. What says more than days,
 * months and times stays word for word: it is the truth of the data, and no half of it.
 */
export function formatOpeningHours(text: string, locale: Locale, t: PlanningTranslator): string {
  if (text === ALWAYS) return t('along.hoursAlways')
  const parts = text.trim().match(PARTS) ?? []
  const told = parts.map((part, index) => partOf(part, parts[index - 2], locale, t))
  return told.includes(null) ? text : told.join('')
}

/** Null for what is not known. @param before the last word, a space away */
function partOf(part: string, before: string | undefined, locale: Locale, t: PlanningTranslator): string | null {
  if (/^\d{1,2}:\d{2}$|^ +$/.test(part)) return part
  const mark = part.trim()
  if (mark === '-') return t('along.hoursTo')
  if (mark === ',') return t('along.hoursAnd')
  if (mark === ';') return t('along.hoursThen')
  if (/^\d+$/.test(part))
    return before !== undefined && MONTHS.includes(before) ? t('along.dayOfMonth', { day: Number(part) }) : null
  if (DAYS.includes(part))
    return nameOf(new Date(Date.UTC(2024, 0, 1 + DAYS.indexOf(part))), { weekday: 'short' }, locale)
  if (MONTHS.includes(part)) return nameOf(new Date(Date.UTC(2024, MONTHS.indexOf(part))), { month: 'short' }, locale)
  if (part === 'PH') return t('along.holidays')
  return part === 'off' || part === 'closed' ? t('along.closed') : null
}

/** The first of January 2024 was a Monday. */
const nameOf = (date: Date, what: Intl.DateTimeFormatOptions, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { ...what, timeZone: 'UTC' }).format(date)
