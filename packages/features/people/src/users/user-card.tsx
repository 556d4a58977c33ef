import { Avatar } from '@repo/ui/avatar'
import type { ListedPerson } from '@repo/web-kit/person'
import { useLangOfText } from '@repo/web-kit/use-localized-text'
import { Link } from 'react-router'
import { ApartNote } from '../following/apart-note.tsx'
import { FollowButton } from '../following/follow-button.tsx'
import { useFollow } from '../following/use-follow.ts'
import { Achievements } from './achievements.tsx'
import styles from './users.module.css'

/** Somebody in a list; the name's link covers the card. */
export function UserCard({ user }: { user: ListedPerson }) {
  const { followerCount } = useFollow(user)
  const langOfText = useLangOfText()
  return (
    <article className={styles.card}>
      <Avatar name={user.nickname} src={user.avatar} size="lg" />
      <div className={styles.names}>
        <h2 className={styles.nickname}>
          <Link to={`/users/${user.id}`} className={styles.link} lang={langOfText(user.nickname)}>
            {user.nickname}
          </Link>
        </h2>
        <p className={styles.name}>@{user.name}</p>
      </div>
      {user.canInteract ? (
        <FollowButton person={user} size="sm" className={styles.follow} />
      ) : (
        <ApartNote isBlocked={user.isBlocked} className={styles.blocked} />
      )}
      <Achievements user={{ ...user, followerCount }} />
    </article>
  )
}
