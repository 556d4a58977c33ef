import type { ModeratedPerson } from '@repo/contract'
import { formatDate } from '@repo/i18n'
import { Avatar } from '@repo/ui/avatar'
import { Badge } from '@repo/ui/badge'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useOwnTime } from '../../platform/i18n/use-own-time.ts'
import { ActList } from './act-list.tsx'
import styles from './admin.module.css'
import { useAdminMessages } from './messages/admin-messages.tsx'

/** Somebody as moderators see them: what they have here, and what was decided about them before. */
export function PersonCard({ person, isPage = false }: { person: ModeratedPerson; isPage?: boolean }) {
  const t = useAdminMessages()
  const { locale } = useLanguage()
  const tellTime = useOwnTime()
  const name = person.has_left ? t('admin.leftUser') : person.nickname
  const Heading = isPage ? 'h2' : 'h3'
  const figures = [
    ['admin.figureArticles', person.article_count],
    ['admin.figureForbidden', person.forbidden_count],
    ['admin.figureComments', person.comment_count],
    ['admin.figureProhibited', person.prohibited_count],
    ['admin.figureAbout', person.reports_about],
    ['admin.figureBy', person.reports_by],
  ] as const
  return (
    <section
      className={styles.card}
      aria-labelledby={isPage ? undefined : 'person'}
      aria-label={isPage ? name : undefined}
    >
      {isPage ? null : <h2 id="person">{t('admin.person')}</h2>}
      <div className={styles.who}>
        <Avatar name={name} src={person.has_left ? null : person.avatar} size="lg" />
        <div>
          <p className={styles.whoName}>{name}</p>
          {person.has_left ? null : <p className={styles.meta}>@{person.name}</p>}
          <p className={styles.meta}>{t('admin.joined', { date: formatDate(person.created_at, locale) })}</p>
        </div>
      </div>
      <p className={styles.meta}>
        {person.is_moderator ? <Badge tone="brand">{t('admin.isModerator')}</Badge> : null}
        {person.has_left ? <Badge>{t('admin.hasLeft')}</Badge> : null}
        {person.suspension ? (
          <Badge tone="danger">{t('admin.suspendedUntil', { when: tellTime(person.suspension.until) })}</Badge>
        ) : null}
      </p>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Heading>{t('admin.history')}</Heading>
      {person.acts.length === 0 ? (
        <p className={styles.meta}>{t('admin.noHistory')}</p>
      ) : (
        <ActList acts={person.acts} of="user" />
      )}
      {isPage ? (
        person.has_left ? null : (
          <Link to={`/users/${person.id}`}>{t('admin.openPage')}</Link>
        )
      ) : (
        <Link to={`/admin/users/${person.id}`}>{t('admin.openPerson')}</Link>
      )}
    </section>
  )
}
