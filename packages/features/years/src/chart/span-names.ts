import { formatDate } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useCallback } from 'react'

export type SpanName = 'month' | 'week' | 'year'

/** Below a bar, and in full. Weeks are named by months where one begins. */
export function useSpanNames(span: SpanName): (begin: string) => { readonly short: string; readonly full: string } {
  const { locale } = useLanguage()
  return useCallback(
    (begin) => {
      const date = new Date(`${begin}T00:00:00Z`)
      const month = (style: 'long' | 'narrow') => date.toLocaleDateString(locale, { month: style, timeZone: 'UTC' })
      const number = String(date.getUTCMonth() + 1)
      if (span === 'year') return { short: begin.slice(0, 4), full: begin.slice(0, 4) }
      const short = locale === 'ja' ? number : month('narrow')
      if (span === 'month') return { short, full: month('long') }
      return { short: date.getUTCDate() <= 7 ? short : '', full: formatDate(begin, locale) }
    },
    [locale, span],
  )
}
