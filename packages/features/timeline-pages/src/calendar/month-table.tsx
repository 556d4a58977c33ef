import { formatDistance } from '@repo/i18n'
import { Icon } from '@repo/ui/icon'
import { check } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import styles from './calendar.module.css'
import type { DayMark } from './day-mark.ts'
import { dayHeat } from './heat.ts'
import { type Day, formatDay, type Month, weekdays, weeksOf } from './months.ts'

interface MonthTableProps {
  byDay: ReadonlyMap<Day, DayMark>
  month: Month
  selected: Day | null
  onSelect?: (day: Day) => void
  hrefOf?: (day: Day) => string
  chosen?: ReadonlySet<Day>
}

export function MonthTable({ byDay, month, ...choosing }: MonthTableProps) {
  const { locale } = useLanguage()
  const names = useMemo(() => weekdays(locale), [locale])
  return (
    <table className={styles.month}>
      <thead>
        <tr>
          {names.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) => (
              <td key={names[at]?.long}>{day ? <DayCell day={day} mark={byDay.get(day)} {...choosing} /> : null}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayCellProps extends Omit<MonthTableProps, 'byDay' | 'month'> {
  day: Day
  mark: DayMark | undefined
}

function DayCell({ day, mark, selected, onSelect, hrefOf, chosen }: DayCellProps) {
  const t = useTimelineMessages()
  const language = useLanguage()
  const number = Number(day.slice(8))
  if (!mark) return <span className={styles.day}>{number}</span>
  const isChosen = chosen?.has(day) ?? false
  const said = t('timeline.dayWith', {
    date: formatDay(day, language.locale),
    distance: formatDistance(mark.distanceKm * 1000, language),
  })
  const shared = {
    className: styles.day,
    'data-heat': dayHeat(mark.distanceKm),
    'data-chosen': chosen ? isChosen : undefined,
    'aria-current': day === selected ? ('date' as const) : undefined,
    'aria-label': isChosen ? `${said} (${t('timeline.isChosen')})` : said,
  }
  const content = (
    <>
      {number}
      {isChosen ? <Icon path={check} size={11} /> : null}
    </>
  )
  return hrefOf ? (
    <Link {...shared} to={hrefOf(day)} preventScrollReset>
      {content}
    </Link>
  ) : (
    <button {...shared} type="button" onClick={() => onSelect?.(day)}>
      {content}
    </button>
  )
}
