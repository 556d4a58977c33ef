import { Badge } from '@repo/ui/badge'
import { EmptyState } from '@repo/ui/empty-state'
import { useLanguage } from '@repo/web-kit/language'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link } from 'react-router'
import styles from './admin.module.css'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ModeratedJourney } from './moderated-journey.ts'
import type { OpenCase, PublicationRequest } from './moderation.ts'
import { PersonName } from './person-name.tsx'
import { useReasonLabel } from './use-reason-label.ts'

/** What is reported and waits, the longest waiting first. */
export function CaseList({ cases }: { cases: readonly OpenCase[] }) {
  const t = useAdminMessages()
  const formatTime = useTimeFormatter()
  const labelOf = useReasonLabel()
  if (cases.length === 0) return <EmptyState title={t('admin.noReports')} />
  return (
    <ul className={styles.rows}>
      {cases.map((one) => (
        <li key={one.id} className={styles.row}>
          <p className={styles.meta}>
            <Badge>{t(`admin.kind.${one.kind}`)}</Badge>
            <b>{t('admin.reportCount', { count: one.count })}</b>
            <span>{t('admin.since', { when: formatTime(one.firstAt) })}</span>
          </p>
          <Link to={`/admin/reports/${one.id}`} className={styles.rowTitle}>
            {one.heading || t('admin.withoutTitle')}
          </Link>
          <p className={styles.meta}>
            <PersonName user={one.user} />
            <span>{one.reasons.map(labelOf).join('・')}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Articles whose authors request publication, the longest waiting first. */
export function RequestList({ requests }: { requests: readonly PublicationRequest[] }) {
  const t = useAdminMessages()
  const formatTime = useTimeFormatter()
  if (requests.length === 0) return <EmptyState title={t('admin.noRequests')} />
  return (
    <ul className={styles.rows}>
      {requests.map((request) => (
        <li key={request.id} className={styles.row}>
          <p className={styles.meta}>
            <Badge tone={request.kind === 'appeal' ? 'warning' : 'brand'}>{t(`admin.kind.${request.kind}`)}</Badge>
            <span>{t('admin.since', { when: formatTime(request.askedAt) })}</span>
          </p>
          <Link to={`/admin/routes/${request.id}`} className={styles.rowTitle}>
            {request.title || t('admin.withoutTitle')}
          </Link>
          <p className={styles.meta}>
            <PersonName user={request.user} />
          </p>
          {request.note === '' ? null : <q className={styles.quote}>{request.note}</q>}
        </li>
      ))}
    </ul>
  )
}

/** Forbidden journeys and collections, the oldest first. */
export function JourneyRows({ journeys }: { journeys: readonly ModeratedJourney[] }) {
  const t = useAdminMessages()
  const { t: common } = useLanguage()
  const formatTime = useTimeFormatter()
  if (journeys.length === 0) return <EmptyState title={t('admin.noJourneys')} />
  return (
    <ul className={styles.rows}>
      {journeys.map(({ id, kind, title, summary, createdAt, user }) => (
        <li key={id} className={styles.row}>
          <p className={styles.meta}>
            <Badge>{common(`card.${kind}`)}</Badge>
            <time dateTime={createdAt}>{formatTime(createdAt)}</time>
          </p>
          <Link to={`/admin/journeys/${id}`} className={styles.rowTitle}>
            {title || t('admin.withoutTitle')}
          </Link>
          <p className={styles.meta}>
            <PersonName user={user} />
          </p>
          {summary === '' ? null : <p className={styles.text}>{summary}</p>}
        </li>
      ))}
    </ul>
  )
}
