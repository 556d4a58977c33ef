import { formatDistance } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import styles from './calendar.module.css'
import type { DayMark } from './day-mark.ts'
import { monthHeat } from './heat.ts'
import { type Day, formatMonth, formatMonthOfYear, type Month, monthOf, monthOfYear } from './months.ts'

interface YearTableProps {
  days: readonly DayMark[]
  year: number
  chosen?: ReadonlySet<Day> | undefined
  onOpen: (month: Month) => void
}

/** The months of a year, each to be opened. */
export function YearTable({ days, year, onOpen }: YearTableProps) {
  const t = useTimelineMessages()
  const language = useLanguage()
  const { locale } = language
  const byMonth = useMemo(() => Map.groupBy(days, ({ day }) => monthOf(day)), [days])
  return (
    <ul className={styles.year}>
      {Array.from({ length: 12 }, (_, at) => monthOfYear(year, at + 1)).map((month) => {
        const own = byMonth.get(month) ?? []
        const distanceKm = own.reduce((sum, day) => sum + day.distanceKm, 0)
        const distance = formatDistance(distanceKm * 1000, language)
        return (
          <li key={month}>
            <button
              type="button"
              disabled={own.length === 0}
              data-heat={monthHeat(distanceKm, own.length)}
              aria-label={t('timeline.monthWith', { month: formatMonth(month, locale), count: own.length, distance })}
              onClick={() => onOpen(month)}
            >
              <b>{formatMonthOfYear(month, locale)}</b>
              <small>{own.length > 0 ? t('timeline.days', { count: own.length }) : '–'}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
