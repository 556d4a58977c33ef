import type { Locale } from '@repo/contract'
import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { caretDown, caretLeft, caretRight } from '@repo/ui/icons'
import { Segmented } from '@repo/ui/segmented'
import { useLanguage } from '@repo/web-kit/language'
import { type Ref, useMemo, useRef, useState } from 'react'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import styles from './calendar.module.css'
import type { DayMark } from './day-mark.ts'
import { MonthTable } from './month-table.tsx'
import {
  addMonths,
  type Day,
  formatMonth,
  formatYear,
  type Month,
  monthOfYear,
  yearOf,
  yearsBetween,
} from './months.ts'
import { YearPicker } from './year-picker.tsx'
import { YearTable } from './year-table.tsx'

export interface TimelineCalendarProps {
  /** At least those of the year that is shown. */
  days: readonly DayMark[]
  oldest: Day
  newest: Day
  /** Shown; in the view of years, its year is. */
  month: Month
  onMonth: (month: Month) => void
  selected: Day | null
  /** Without `hrefOf`, what a press on a day does. */
  onSelect?: (day: Day) => void
  /** Makes links of days. */
  hrefOf?: (day: Day) => string
  /** Days that are taken, where they are chosen. */
  chosen?: ReadonlySet<Day>
}

type View = 'month' | 'year'

/** Days by distance: a month, or the months of a year. */
export function TimelineCalendar(props: TimelineCalendarProps) {
  const t = useTimelineMessages()
  const [view, setView] = useState<View>('month')
  const [isPicking, setPicking] = useState(false)
  const { days, month, onMonth, oldest, newest } = props
  const byDay = useMemo(() => new Map(days.map((mark) => [mark.day, mark])), [days])
  const year = yearOf(month)
  const title = useRef<HTMLButtonElement>(null)
  const closePicker = () => {
    setPicking(false)
    title.current?.focus()
  }
  const pick = (picked: number) => {
    onMonth(monthOfYear(picked, Number(month.slice(5))))
    closePicker()
  }
  const open = (opened: Month) => {
    onMonth(opened)
    setView('month')
  }
  return (
    <section aria-label={t('timeline.calendar')}>
      <div className={styles.head}>
        <Turning {...props} view={view} isPicking={isPicking} titleRef={title} onPick={() => setPicking(!isPicking)} />
        <Segmented<View>
          label={t('timeline.view')}
          options={[
            { value: 'month', label: t('timeline.month') },
            { value: 'year', label: t('timeline.year') },
          ]}
          value={view}
          onChange={(next) => {
            setView(next)
            setPicking(false)
          }}
        />
      </div>
      {isPicking ? (
        <YearPicker years={yearsBetween(oldest, newest)} current={year} onPick={pick} onClose={closePicker} />
      ) : view === 'month' ? (
        <MonthTable {...props} byDay={byDay} />
      ) : (
        <YearTable days={days} year={year} chosen={props.chosen} onOpen={open} />
      )}
      <Legend />
    </section>
  )
}

interface TurningProps extends TimelineCalendarProps {
  view: View
  isPicking: boolean
  onPick: () => void
  titleRef: Ref<HTMLButtonElement>
}

/** Before, which, after. */
function Turning({ view, month, onMonth, isPicking, onPick, titleRef }: TurningProps) {
  const t = useTimelineMessages()
  const { locale } = useLanguage()
  const step = view === 'month' ? 1 : 12
  return (
    <div className={styles.turning}>
      <IconButton
        icon={caretLeft}
        label={t(view === 'month' ? 'timeline.previousMonth' : 'timeline.previousYear')}
        onClick={() => onMonth(addMonths(month, -step))}
      />
      <button
        ref={titleRef}
        type="button"
        className={styles.title}
        aria-expanded={isPicking}
        title={t('timeline.pickYear')}
        onClick={onPick}
      >
        <span aria-live="polite">{titleOf(view, month, locale)}</span>
        <Icon path={caretDown} size={14} />
      </button>
      <IconButton
        icon={caretRight}
        label={t(view === 'month' ? 'timeline.nextMonth' : 'timeline.nextYear')}
        onClick={() => onMonth(addMonths(month, step))}
      />
    </div>
  )
}

const titleOf = (view: View, month: Month, locale: Locale) =>
  view === 'month' ? formatMonth(month, locale) : formatYear(yearOf(month), locale)

function Legend() {
  const t = useTimelineMessages()
  return (
    <p className={styles.legend}>
      <span>{t('timeline.short')}</span>
      {[1, 2, 3, 4].map((heat) => (
        <i key={heat} data-heat={heat} />
      ))}
      <span>{t('timeline.long')}</span>
    </p>
  )
}
