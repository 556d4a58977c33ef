import { StatusBadge } from '@repo/articles/status-badge'
import { Badge } from '@repo/ui/badge'
import { useLanguage } from '@repo/web-kit/language'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link } from 'react-router'
import { ActList } from './act-list.tsx'
import styles from './admin.module.css'
import { journeyChoices } from './decision-choices.ts'
import { DecisionForm } from './decision-form.tsx'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ModeratedEntry, ModeratedJourney } from './moderated-journey.ts'
import type { Act } from './moderation.ts'
import { PersonName } from './person-name.tsx'

interface JourneyPageProps {
  journey: ModeratedJourney
  entries: readonly ModeratedEntry[]
  acts: readonly Act[]
  title: string
}

/** A journey or collection before a moderator, and what they decide about it. */
export function JourneyPage({ journey, entries, acts, title }: JourneyPageProps) {
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <Link to={journey.status === 'forbidden' ? '/admin/journeys' : '/admin'} className={styles.back}>
        {t('admin.back')}
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <JourneyCard journey={journey} entries={entries} />
        <div className={styles.column}>
          <DecisionForm choices={journeyChoices(journey)} />
          {acts.length === 0 ? null : (
            <section className={styles.card} aria-labelledby="acts">
              <h2 id="acts">{t('admin.history')}</h2>
              <ActList acts={acts} of="journey" />
            </section>
          )}
        </div>
      </div>
    </div>
  )
}

/** What its owner wrote, and the routes that everybody sees. */
export function JourneyCard({ journey, entries }: Pick<JourneyPageProps, 'journey' | 'entries'>) {
  const t = useAdminMessages()
  const { t: common } = useLanguage()
  const formatTime = useTimeFormatter()
  const { id, kind, status, summary, user, createdAt } = journey
  const isOpen = status === 'public' || status === 'linkShared'
  return (
    <section className={styles.card} aria-labelledby="current-journey">
      <h2 id="current-journey">{t('admin.asNow')}</h2>
      <p className={styles.meta}>
        <Badge>{common(`card.${kind}`)}</Badge>
        <StatusBadge status={status} />
        <PersonName user={user} />
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </p>
      {summary === '' ? null : <p className={styles.text}>{summary}</p>}
      {entries.length === 0 ? null : (
        <>
          <h3>{t('admin.entries')}</h3>
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id}>
                {entry.article ? (
                  <Link to={`/admin/routes/${entry.article.id}`}>{entry.article.title || t('admin.withoutTitle')}</Link>
                ) : (
                  <span className={styles.meta}>{t(`admin.entry.${entry.kind}`)}</span>
                )}
                {entry.note === '' ? null : <p className={styles.quote}>{entry.note}</p>}
              </li>
            ))}
          </ol>
        </>
      )}
      {isOpen ? <Link to={`/journeys/${id}`}>{t('admin.openPage')}</Link> : null}
    </section>
  )
}
