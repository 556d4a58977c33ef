import type { useLanguage } from '@repo/web-kit/language'

type Translate = ReturnType<typeof useLanguage>['t']

/** A number with its unit, or a word alone. */
export type Part = readonly [value: string, unit?: string]

const MINUTES_PER_HOUR = 60

/** Hours and minutes, to a minute. Sums have thousands of hours, which both languages group alike. */
export function durationParts(exactMinutes: number, t: Translate): readonly Part[] {
  const minutes = Math.max(1, Math.round(exactMinutes))
  const hours = Math.floor(minutes / MINUTES_PER_HOUR)
  const left = minutes % MINUTES_PER_HOUR
  return [
    ...(hours > 0 ? [[hours.toLocaleString('en'), t('article.hours')] as const] : []),
    ...(hours === 0 || left > 0 ? [[String(left), t('article.minutes')] as const] : []),
  ]
}
