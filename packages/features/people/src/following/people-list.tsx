import { Avatar } from '@repo/ui/avatar'
import { buttonClass } from '@repo/ui/button-class'
import { RuledList } from '@repo/ui/ruled-list'
import { useLanguage } from '@repo/web-kit/language'
import type { FollowListPerson } from '@repo/web-kit/person'
import { useLangOfText } from '@repo/web-kit/use-localized-text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApartNote } from './apart-note.tsx'
import { FollowButton } from './follow-button.tsx'
import styles from './following.module.css'
import { personPath } from './use-follow.ts'

interface PeopleListProps {
  label: string
  people: readonly FollowListPerson[]
  /** Address of the next page; null on the last one. */
  next?: string | null
  /** Beside the button of each. */
  moreOf?: (person: FollowListPerson) => ReactNode
}

/** People who follow or are followed, a row for each. */
export function PeopleList({ label, people, next = null, moreOf }: PeopleListProps) {
  const { t } = useLanguage()
  return (
    <>
      <RuledList label={label}>
        {people.map((person) => (
          <li key={person.id} className={styles.row}>
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

function PersonRow({ person }: { person: FollowListPerson }) {
  const langOfText = useLangOfText()
  const { t } = useLanguage()
  return (
    <>
      <Link to={personPath(person.id)} className={styles.person}>
        <Avatar name={person.nickname} src={person.avatar} size="lg" />
        <span className={styles.names}>
          <b lang={langOfText(person.nickname)}>{person.nickname}</b>
          <small>
            <span>@{person.name}</span>{' '}
            <span className={styles.fact}>{t('people.routes', { count: person.routeCount })}</span>{' '}
            <span className={styles.fact}>{t('people.followers', { count: person.followerCount })}</span>
          </small>
        </span>
      </Link>
      {person.canInteract ? (
        <FollowButton person={person} size="sm" />
      ) : (
        <ApartNote isBlocked={person.isBlocked} className={styles.blocked} />
      )}
    </>
  )
}
