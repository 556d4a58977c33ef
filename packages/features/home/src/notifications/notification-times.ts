import type { Locale } from '@repo/contract'
import { formatAgo, formatDate, formatDateTime } from '@repo/i18n'

interface Clock {
  readonly locale: Locale
  /** In which days begin and end. */
  readonly timeZone: string
  /** When the page was made: server and browser say the same. */
  readonly now: string
}

const DAY_MS = 24 * 60 * 60 * 1000

export type Day = 'today' | 'yesterday' | 'earlier'

export function dayOf(iso: string, { timeZone, now }: Clock): Day {
  const date = (time: string) => formatDate(time, 'ja', timeZone)
  if (date(iso) === date(now)) return 'today'
  return date(iso) === date(new Date(Date.parse(now) - DAY_MS).toISOString()) ? 'yesterday' : 'earlier'
}

/** Below the heading of its day: how long ago, and the time of days before. */
export function timeWithinDay(iso: string, clock: Clock): string {
  if (dayOf(iso, clock) === 'today') return formatAgo(iso, clock.now, clock.locale)
  return formatDateTime(iso, clock.timeZone).slice(-'00:00'.length)
}

/** Where no heading shows the day. */
export function timeAlone(iso: string, clock: Clock): string {
  return dayOf(iso, clock) === 'today' ? timeWithinDay(iso, clock) : formatDate(iso, clock.locale, clock.timeZone)
}
