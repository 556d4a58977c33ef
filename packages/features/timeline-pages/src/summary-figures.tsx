import { formatFullCount } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { type Day, formatShortDay } from './calendar/months.ts'
import { useTimelineMessages } from './messages/timeline-messages.ts'
import styles from './summary-figures.module.css'

interface SummaryFiguresProps {
  oldest: Day
  newest: Day
  totalDays: number
}

/** From when until when, and how many days. */
export function SummaryFigures({ oldest, newest, totalDays }: SummaryFiguresProps) {
  const t = useTimelineMessages()
  const { locale } = useLanguage()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('timeline.oldest')}</dt>
        <dd>{formatShortDay(oldest)}</dd>
      </div>
      <div>
        <dt>{t('timeline.newest')}</dt>
        <dd>{formatShortDay(newest)}</dd>
      </div>
      <div>
        <dt>{t('timeline.totalDays')}</dt>
        <dd>{formatFullCount(totalDays, locale)}</dd>
      </div>
    </dl>
  )
}
