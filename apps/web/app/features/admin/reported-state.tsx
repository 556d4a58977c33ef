import { StatusBadge } from '@repo/articles/status-badge'
import { Link } from 'react-router'
import styles from './admin.module.css'
import { CommentCard } from './comment-card.tsx'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ReportCase } from './moderation.ts'
import { WalkCard } from './walk-card.tsx'

/** The reported state and the current one. */
export function ReportedState({ report }: { report: ReportCase }) {
  const t = useAdminMessages()
  const { snapshot } = report
  const text = [snapshot.title, snapshot.nickname || snapshot.name, snapshot.summary, snapshot.profile, snapshot.text]
  const shown = text.flatMap((word) => (word === undefined || word === '' ? [] : [String(word)]))
  return (
    <>
      <section className={styles.card} aria-labelledby="then">
        <h2 id="then">{t('admin.asReported')}</h2>
        {shown.length === 0 ? <p className={styles.meta}>{t('admin.gone')}</p> : null}
        {shown.map((word, index) => (
          <p key={`${index} ${word}`} className={index === 0 ? styles.text : styles.quote}>
            {word}
          </p>
        ))}
      </section>
      <section className={styles.card} aria-labelledby="now">
        <h2 id="now">{t('admin.asNow')}</h2>
        <CurrentState report={report} />
      </section>
    </>
  )
}

function CurrentState({ report }: { report: ReportCase }) {
  const { kind, article, comment, person, journey, walk } = report
  const t = useAdminMessages()
  if (kind === 'comment') return comment ? <CommentCard comment={comment} /> : <p>{t('admin.gone')}</p>
  if (kind === 'walk') {
    if (walk === null) return <p>{t('admin.gone')}</p>
    return (
      <>
        <WalkCard walk={walk} />
        <Link to={`/admin/walk-logs/${walk.id}`}>{t('admin.openWalk')}</Link>
      </>
    )
  }
  if (kind === 'user') {
    if (person === null || person.hasLeft) return <p>{t('admin.gone')}</p>
    return <Link to={`/users/${person.id}`}>{t('admin.openPage')}</Link>
  }
  const told = kind === 'journey' ? journey : article
  if (told === null) return <p>{t('admin.gone')}</p>
  const isSame = told.title === report.snapshot.title && told.summary === report.snapshot.summary
  return (
    <>
      <p className={styles.meta}>
        <StatusBadge status={told.status} />
        {isSame ? <span>{t('admin.unchanged')}</span> : null}
      </p>
      <p className={styles.text}>{told.title || t('admin.withoutTitle')}</p>
      {told.summary === '' ? null : <p className={styles.quote}>{told.summary}</p>}
      {kind === 'journey' ? (
        <Link to={`/admin/journeys/${told.id}`}>{t('admin.openJourney')}</Link>
      ) : (
        <Link to={`/admin/routes/${told.id}`}>{t('admin.openArticle')}</Link>
      )}
    </>
  )
}
