import { type Locale, PRODUCT_LIMITS } from '@repo/contract'
import { formatDate } from '@repo/i18n'

/** Days have no time zone: they are read and written as of UTC. */
const ZONE = 'UTC'

const formats = {
  ja: {
    full: new Intl.DateTimeFormat('ja', { month: 'long', day: 'numeric', weekday: 'short', timeZone: ZONE }),
  },
  'en-us': {
    full: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', weekday: 'short', timeZone: ZONE }),
  },
} as const

/** `10月17日(土)`, `Sat, Oct 17`. @param day an ISO date */
export function formatDay(day: string, locale: Locale): string {
  return formats[locale].full.format(new Date(day))
}

/** From the first to the last day, as short as it stays clear: `2026年10月17日〜19日`, `Oct 17–19, 2026`. */
export function formatDays(first: string, last: string, locale: Locale): string {
  const whole = formatDate(first, locale, ZONE)
  if (first === last) return whole
  const [year, month] = [first.slice(0, 4) === last.slice(0, 4), first.slice(0, 7) === last.slice(0, 7)]
  if (locale === 'ja') {
    const end = formatDate(last, locale, ZONE)
    if (month) return `${whole}〜${end.slice('2026年10月'.length)}`
    return `${whole}〜${year ? end.slice('2026年'.length) : end}`
  }
  const end = formatDate(last, locale, ZONE)
  if (!year) return `${whole} – ${end}`
  const [start] = whole.split(',')
  return month ? `${start}–${end.split(' ').slice(1).join(' ')}` : `${start} – ${end}`
}

/** Hours and minutes, as on a watch: `4:05`. */
export function formatHours(exactMinutes: number): string {
  const minutes = Math.max(1, Math.round(exactMinutes))
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** Which day of a journey it is where somebody is, counted from 1; null before it begins, and too long after that. */
export function dayOfToday(startsOn: string, now: Date): number | null {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const day = Math.round((today - Date.parse(`${startsOn}T00:00:00Z`)) / 86_400_000) + 1
  return day >= 1 && day <= PRODUCT_LIMITS.journey.day ? day : null
}

/** The ISO date of a day of a journey, counted from 1. */
export function dateOfDay(startsOn: string, number: number): string {
  const date = new Date(`${startsOn}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + number - 1)
  return date.toISOString().slice(0, 10)
}
