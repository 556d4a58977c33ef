import type { FollowedPerson } from '@repo/contract'
import { Avatar } from '@repo/ui/avatar'
import { buttonClass } from '@repo/ui/button-class'
import { RuledList } from '@repo/ui/ruled-list'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { FollowButton } from './follow-button.tsx'
import styles from './following.module.css'
import { personPath } from './use-follow.ts'

interface PeopleListProps {
  label: string
  people: readonly FollowedPerson[]
  /** Address of the next page; null on the last one. */
  next?: string | null
  /** Beside the button of each. */
  moreOf?: (person: FollowedPerson) => ReactNode
}

/** People who follow or are followed, a row for each. */
export function PeopleList({ label, people, next = null, moreOf }: PeopleListProps) {
  const { t } = useLanguage()
  return (
    <>
      <RuledList label={label}>
        {people.map((person) => (
          <li key={person.user.id} className={styles.row}>
            <PersonRow person={person} />
            {moreOf?.(person)}
          </li>
        ))}
      </RuledList>
      {next === null ? null : (
        <p className={styles.next}>
          <Link to={next} className={buttonClass()} rel="next">
            {t('people.more')}
          </Link>
        </p>
      )}
    </>
  )
}

function PersonRow({
  person: { user, route_count, follower_count, is_following, is_blocked },
}: {
  person: FollowedPerson
}) {
  const { t } = useLanguage()
  return (
    <>
      <Link to={personPath(user.id)} className={styles.person}>
        <Avatar name={user.nickname} src={user.avatar} size="lg" />
        <span className={styles.names}>
          <b>{user.nickname}</b>
          <small>
            <span>@{user.name}</span> <span className={styles.fact}>{t('people.routes', { count: route_count })}</span>{' '}
            <span className={styles.fact}>{t('people.followers', { count: follower_count })}</span>
          </small>
        </span>
      </Link>
      {is_blocked ? (
        <small className={styles.blocked}>{t('block.state')}</small>
      ) : (
        <FollowButton person={{ id: user.id, nickname: user.nickname, is_following, follower_count }} size="sm" />
      )}
    </>
  )
}
