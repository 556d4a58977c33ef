import type { TimelineMessages, Translator } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { Checkbox } from '@repo/ui/checkbox'
import { Icon } from '@repo/ui/icon'
import { caretDown } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo, useState } from 'react'
import { type Day, formatMonth, formatMonthOfYear, formatYear, monthOf, yearOf } from '../calendar/months.ts'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import styles from './day-choice.module.css'

interface DayChoiceProps {
  /** All there are, by date. */
  days: readonly Day[]
  chosen: ReadonlySet<Day>
  onChoose: (days: readonly Day[], isChosen: boolean) => void
}

/** Which days are imported: by years, each of which opens to its months. Single days are chosen on the calendar. */
export function DayChoice({ days, chosen, onChoose }: DayChoiceProps) {
  const t = useTimelineMessages()
  const years = useMemo(() => [...Map.groupBy(days, yearOf)].toReversed(), [days])
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(years.slice(0, 1).map(([year]) => year)))
  const toggle = (year: number) =>
    setOpen(open.has(year) ? new Set([...open].filter((other) => other !== year)) : new Set([...open, year]))
  return (
    <section className={styles.choice} aria-label={t('timeline.daysToImport')}>
      <div className={styles.head}>
        <h2>{t('timeline.daysToImport')}</h2>
        <p aria-live="polite">{t('timeline.chosenDays', { chosen: chosen.size, total: days.length })}</p>
        <div>
          <Button size="sm" variant="ghost" onClick={() => onChoose(days, true)}>
            {t('timeline.chooseAll')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onChoose(days, false)}>
            {t('timeline.chooseNone')}
          </Button>
        </div>
      </div>
      <ul className={styles.years}>
        {years.map(([year, own]) => (
          <YearRow
            key={year}
            year={year}
            days={own}
            chosen={chosen}
            onChoose={onChoose}
            isOpen={open.has(year)}
            onToggle={() => toggle(year)}
          />
        ))}
      </ul>
    </section>
  )
}

interface YearRowProps extends DayChoiceProps {
  year: number
  isOpen: boolean
  onToggle: () => void
}

function YearRow({ year, days, chosen, onChoose, isOpen, onToggle }: YearRowProps) {
  const t = useTimelineMessages()
  const { locale } = useLanguage()
  const months = useMemo(() => [...Map.groupBy(days, monthOf)], [days])
  return (
    <li>
      <div className={styles.year}>
        <DaysCheckbox
          label={formatYear(year, locale)}
          accessibleName={t('timeline.chooseYear', { year: String(year) })}
          days={days}
          chosen={chosen}
          onChoose={onChoose}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={t('timeline.showMonths', { year: String(year) })}
          onClick={onToggle}
        >
          <Icon path={caretDown} size={16} />
        </button>
      </div>
      {isOpen ? (
        <ul className={styles.months}>
          {months.map(([month, own]) => (
            <li key={month}>
              <DaysCheckbox
                label={formatMonthOfYear(month, locale)}
                accessibleName={formatMonth(month, locale)}
                days={own}
                chosen={chosen}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

interface DaysCheckboxProps extends DayChoiceProps {
  label: string
  accessibleName: string
}

/** One for several days: checked when all are chosen, in between when some are. */
function DaysCheckbox({ label, accessibleName, days, chosen, onChoose }: DaysCheckboxProps) {
  const t = useTimelineMessages()
  const count = days.filter((day) => chosen.has(day)).length
  const isAll = count === days.length
  const figures = formatFigures(t, count, days.length)
  return (
    <Checkbox
      checked={isAll}
      isMixed={count > 0 && !isAll}
      aria-label={`${accessibleName} ${figures}`}
      onChange={() => onChoose(days, !isAll)}
      label={
        <>
          {label} <small>{figures}</small>
        </>
      }
    />
  )
}

const formatFigures = (t: Translator<TimelineMessages>, chosen: number, total: number) =>
  chosen === total ? t('timeline.days', { count: total }) : t('timeline.chosenDays', { chosen, total })
