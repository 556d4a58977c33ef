import type { Locale } from '@repo/contract'

const TIME_ZONE_OF_DATES = 'Asia/Tokyo'

const MOST_IN_FULL = 9999

/** Counts above that are rounded to thousands, `13K`; {@link formatFullCount} is for the accessible name. */
export function formatCount(count: number, locale: Locale): string {
  return count > MOST_IN_FULL ? `${Math.round(count / 1000)}K` : formatFullCount(count, locale)
}

export function formatFullCount(count: number, locale: Locale): string {
  return numbers(locale, {}).format(count)
}

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const GIGABYTE = 1024 * MEGABYTE

/** The size of a file: whole kilobytes, at least one, or megabytes and gigabytes with one decimal. */
export function formatBytes(bytes: number, locale: Locale): string {
  if (bytes < MEGABYTE) return `${numbers(locale, {}).format(Math.max(1, Math.round(bytes / KILOBYTE)))} kB`
  const [unit, name] = bytes < GIGABYTE ? [MEGABYTE, 'MB'] : [GIGABYTE, 'GB']
  return `${numbers(locale, { maximumFractionDigits: 1 }).format(bytes / unit)} ${name}`
}

/** `2026年10月18日` or `Oct 18, 2026`. Server and browser agree because the time zone is part of the call. */
export function formatDate(iso: string, locale: Locale, timeZone = TIME_ZONE_OF_DATES): string {
  const month = locale === 'ja' ? '2-digit' : 'short'
  const day = locale === 'ja' ? '2-digit' : 'numeric'
  const part = partsOf(new Date(iso), { year: 'numeric', month, day, timeZone })
  return locale === 'ja'
    ? `${part('year')}年${part('month')}月${part('day')}日`
    : `${part('month')} ${part('day')}, ${part('year')}`
}

/** `2026/10/18 09:12`. */
export function formatDateTime(iso: string, timeZone = TIME_ZONE_OF_DATES): string {
  const two = '2-digit'
  const part = partsOf(new Date(iso), {
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    hourCycle: 'h23',
    timeZone,
  })
  return `${part('year')}/${part('month')}/${part('day')} ${part('hour')}:${part('minute')}`
}

function partsOf(date: Date, options: Intl.DateTimeFormatOptions): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = dates(options).formatToParts(date)
  return (type) => parts.find((candidate) => candidate.type === type)?.value ?? ''
}

/** `14:32`, in the reader's own time zone: for "saved at" in the browser. */
export function formatTime(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date)
}

/** The time since an event within a day: `3分前`, `3 minutes ago`. */
export function formatAgo(iso: string, now: string, locale: Locale): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(iso)) / 60_000))
  const format = spans(locale)
  const said =
    minutes === 0
      ? format.format(0, 'second')
      : minutes < 60
        ? format.format(-minutes, 'minute')
        : format.format(-Math.floor(minutes / 60), 'hour')
  return locale === 'ja' ? said.replaceAll(' ', '') : said
}

export const numbers = keeping(
  (locale: Locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
const spans = keeping((locale: Locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const dates = keeping((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options))

/** Making a format takes far longer than using it. */
function keeping<Args extends readonly unknown[], Format>(make: (...args: Args) => Format): (...args: Args) => Format {
  const made = new Map<string, Format>()
  return (...args) => {
    const key = JSON.stringify(args)
    const format = made.get(key) ?? make(...args)
    made.set(key, format)
    return format
  }
}
