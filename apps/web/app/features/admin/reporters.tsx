import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import styles from './admin.module.css'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ReportCase } from './moderation.ts'
import { PersonName } from './person-name.tsx'
import { useReasonLabel } from './use-reason-label.ts'

/** Reporters of a target, with reasons and times. The user it concerns never learns them. */
export function Reporters({ reports }: Pick<ReportCase, 'reports'>) {
  const t = useAdminMessages()
  const formatTime = useTimeFormatter()
  const labelOf = useReasonLabel()
  return (
    <section className={styles.card} aria-labelledby="reporters">
      <h2 id="reporters">{t('admin.reportedBy')}</h2>
      <ol className={styles.acts}>
        {reports.map((report) => (
          <li key={report.id} className={styles.act}>
            <p className={styles.meta}>
              <b>{labelOf(report.reason)}</b>
              <PersonName user={report.reporter} />
              <time dateTime={report.createdAt}>{formatTime(report.createdAt)}</time>
            </p>
            {report.reason === 'other' ? <p className={styles.quote}>{report.content}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
