import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link } from 'react-router'
import styles from './admin.module.css'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { Act } from './moderation.ts'
import { PersonName } from './person-name.tsx'

/** What moderators did, newest first; all of it, or what concerns one person or article, which is not named then. */
export function ActList({ acts, of }: { acts: readonly Act[]; of?: 'user' | 'article' | 'journey' | 'walk' }) {
  const t = useAdminMessages()
  const formatTime = useTimeFormatter()
  return (
    <ol className={styles.acts}>
      {acts.map((act) => (
        <li key={act.id} className={styles.act}>
          <p className={styles.meta}>
            <b>{t(`admin.done.${act.action}`)}</b>
            <time dateTime={act.doneAt}>{formatTime(act.doneAt)}</time>
            {act.moderator === null ? <span>{t('admin.operator')}</span> : <PersonName user={act.moderator} />}
          </p>
          <p className={styles.meta}>
            {of ? null : <PersonName user={act.user} />}
            {act.article && of !== 'article' ? (
              <Link to={`/admin/routes/${act.article.id}`}>{act.article.title}</Link>
            ) : null}
            {act.commentId === null ? null : (
              <Link to={`/admin/comments/${act.commentId}`}>{t('admin.commentTitle')}</Link>
            )}
            {act.journeyId === null || of === 'journey' ? null : (
              <Link to={`/admin/journeys/${act.journeyId}`}>{t('admin.kind.journey')}</Link>
            )}
            {act.walkId === null || of === 'walk' ? null : (
              <Link to={`/admin/walk-logs/${act.walkId}`}>{t('admin.kind.walk')}</Link>
            )}
            {act.reportId === null ? null : (
              <Link to={`/admin/reports/${act.reportId}`}>{t('admin.reportsTitle')}</Link>
            )}
            {act.days === null ? null : <span>{t('admin.dayCount', { count: act.days })}</span>}
          </p>
          {act.reason === '' ? null : <p className={styles.quote}>{act.reason}</p>}
        </li>
      ))}
    </ol>
  )
}
