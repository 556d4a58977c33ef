import { Badge } from '@repo/ui/badge'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link } from 'react-router'
import styles from './admin.module.css'
import { caseChoices } from './decision-choices.ts'
import { DecisionForm } from './decision-form.tsx'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ReportCase } from './moderation.ts'
import { PersonCard } from './person-card.tsx'
import { PersonName } from './person-name.tsx'
import type { Pointable } from './pointables.ts'
import { ReportedState } from './reported-state.tsx'
import { useReasonLabel } from './use-reason-label.ts'

interface ReportPageProps {
  report: ReportCase
  pointables: readonly Pointable[]
  title: string
}

/** What was reported, by whom and why, and the decision about it. */
export function ReportPage({ report, pointables, title }: ReportPageProps) {
  const t = useAdminMessages()
  const formatTime = useTimeFormatter()
  return (
    <div className={styles.page}>
      <Link to="/admin" className={styles.back}>
        {t('admin.back')}
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.meta} role="status">
        <Badge tone={report.status === 'open' ? 'warning' : 'neutral'}>{t(`admin.status.${report.status}`)}</Badge>
        {report.decidedAt === null ? null : <span>{t('admin.decidedAt', { when: formatTime(report.decidedAt) })}</span>}
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ReportedState report={report} />
          <Reporters reports={report.reports} />
        </div>
        <div className={styles.column}>
          <DecisionForm choices={caseChoices(report)} pointables={pointables} />
          {report.person === null ? null : <PersonCard person={report.person} />}
        </div>
      </div>
    </div>
  )
}

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
