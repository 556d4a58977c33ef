import { Badge } from '@repo/ui/badge'
import { buttonClass } from '@repo/ui/button-class'
import { Link } from 'react-router'
import type { DayMark } from '../calendar/day-mark.ts'
import type { Day, Month } from '../calendar/months.ts'
import { TimelineCalendar } from '../calendar/timeline-calendar.tsx'
import { ImportCard } from '../jobs/import-card.tsx'
import type { TimelineImport } from '../jobs/timeline-import.ts'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import { SummaryFigures } from '../summary-figures.tsx'
import type { TimelineSummary } from '../timeline-summary.ts'
import { dayPath } from './day-path.ts'
import styles from './job.module.css'

interface JobPanelProps {
  summary: TimelineSummary
  /** The running import, if any. */
  current: TimelineImport | null
  marks: readonly DayMark[]
  day: Day
  month: Month
  onMonth: (month: Month) => void
}

/** Beside the map: which days there are. */
export function JobPanel({ summary, current, marks, day, month, onMonth }: JobPanelProps) {
  const t = useTimelineMessages()
  const { oldest, newest, totalDays } = summary
  return (
    <section className={styles.panel} aria-label={t('timeline.stored')}>
      <div className={styles.title}>
        <h1>{t('timeline.title')}</h1>
        <Badge tone="warning">{t('timeline.beta')}</Badge>
      </div>
      {current ? <ImportCard job={current} isShort /> : null}
      <TimelineCalendar
        days={marks}
        oldest={oldest ?? day}
        newest={newest ?? day}
        month={month}
        onMonth={onMonth}
        selected={day}
        hrefOf={dayPath}
      />
      <div className={styles.foot}>
        <SummaryFigures oldest={oldest ?? day} newest={newest ?? day} totalDays={totalDays} />
        <Link to="/home/gm_timeline" className={buttonClass({ size: 'sm' })}>
          {t('timeline.openImport')}
        </Link>
      </div>
    </section>
  )
}
