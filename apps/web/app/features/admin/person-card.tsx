import { formatDate, formatDateTime } from '@repo/i18n'
import { Avatar } from '@repo/ui/avatar'
import { Badge } from '@repo/ui/badge'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import { ActList } from './act-list.tsx'
import styles from './admin.module.css'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ModeratedPerson } from './moderation.ts'

/** The hour that the person reads as well. */
const deadlineOf = ({ until, timeZone, city }: NonNullable<ModeratedPerson['suspension']>) => ({
  when: formatDateTime(until, timeZone),
  zone: city,
})

/** Somebody as moderators see them: what they have here, and what was decided about them before. */
export function PersonCard({ person, isPage = false }: { person: ModeratedPerson; isPage?: boolean }) {
  const t = useAdminMessages()
  const { locale } = useLanguage()
  const name = person.hasLeft ? t('admin.leftUser') : person.nickname
  const Heading = isPage ? 'h2' : 'h3'
  const figures = [
    ['admin.figureArticles', person.counts.articles],
    ['admin.figureForbidden', person.counts.forbidden],
    ['admin.figureComments', person.counts.comments],
    ['admin.figureProhibited', person.counts.prohibited],
    ['admin.figureAbout', person.counts.reportsAbout],
    ['admin.figureBy', person.counts.reportsBy],
  ] as const
  return (
    <section
      className={styles.card}
      aria-labelledby={isPage ? undefined : 'person'}
      aria-label={isPage ? name : undefined}
    >
      {isPage ? null : <h2 id="person">{t('admin.person')}</h2>}
      <div className={styles.who}>
        <Avatar name={name} src={person.hasLeft ? null : person.avatar} size="lg" />
        <div>
          <p className={styles.whoName}>{name}</p>
          {person.hasLeft ? null : <p className={styles.meta}>@{person.name}</p>}
          <p className={styles.meta}>{t('admin.joined', { date: formatDate(person.joinedAt, locale) })}</p>
        </div>
      </div>
      <p className={styles.meta}>
        {person.isModerator ? <Badge tone="brand">{t('admin.isModerator')}</Badge> : null}
        {person.hasLeft ? <Badge>{t('admin.hasLeft')}</Badge> : null}
        {person.suspension ? (
          <Badge tone="danger">{t('admin.suspendedUntil', deadlineOf(person.suspension))}</Badge>
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
        person.hasLeft ? null : (
          <Link to={`/users/${person.id}`}>{t('admin.openPage')}</Link>
        )
      ) : (
        <Link to={`/admin/users/${person.id}`}>{t('admin.openPerson')}</Link>
      )}
    </section>
  )
}
