import { formatFullCount } from '@repo/i18n'
import { Badge } from '@repo/ui/badge'
import { useLanguage } from '@repo/web-kit/language'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { formatShortDay } from '../calendar/months.ts'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import { Counts } from './import-card.tsx'
import { importLook } from './import-state.ts'
import styles from './jobs.module.css'
import type { TimelineImport } from './timeline-import.ts'

/** Imports that have ended, the newest first. */
export function ImportHistory({ imports }: { imports: readonly TimelineImport[] }) {
  return (
    <ol className={styles.history}>
      {imports.map((job) => (
        <li key={job.id}>
          <HistoryRow job={job} />
        </li>
      ))}
    </ol>
  )
}

function HistoryRow({ job }: { job: TimelineImport }) {
  const t = useTimelineMessages()
  const { locale } = useLanguage()
  const formatTime = useTimeFormatter()
  const { label, text, tone } = importLook(job)
  return (
    <>
      <p className={styles.line}>
        <b className={styles.name}>{job.fileNames.join(', ')}</b>
        <Badge tone={tone}>{t(label)}</Badge>
      </p>
      <p className={styles.details}>
        <time dateTime={job.createdAt}>{formatTime(job.createdAt)}</time>
        <span>{t(job.isReplacing ? 'timeline.kindUpdate' : 'timeline.kindImport')}</span>
        <span>{t('timeline.span', { from: formatShortDay(job.oldest), to: formatShortDay(job.newest) })}</span>
        <span>{t('timeline.days', { count: formatFullCount(job.total, locale) })}</span>
        <Counts job={job} />
      </p>
      {text ? <p className={styles.meaning}>{t(text)}</p> : null}
      {job.failures.length > 0 ? (
        <details className={styles.failures}>
          <summary>{t('timeline.failures')}</summary>
          <ul>
            {job.failures.map(({ date, problem }) => (
              <li key={date}>
                {formatShortDay(date)} {t(`timeline.problem_${problem}`)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
