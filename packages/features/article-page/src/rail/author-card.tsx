import type { Author } from '@repo/articles/article-summary'
import { Count } from '@repo/articles/count'
import { ApartNote } from '@repo/people/apart-note'
import { FollowButton } from '@repo/people/follow-button'
import { Avatar } from '@repo/ui/avatar'
import { useLanguage } from '@repo/web-kit/language'
import type { Profile } from '@repo/web-kit/person'
import { Link } from 'react-router'
import styles from './author-card.module.css'

interface AuthorCardProps {
  author: Author
  /** Null where it could not be had. */
  profile: Profile | null
}

/** The author of the article, and the number of their publications. */
export function AuthorCard({ author, profile }: AuthorCardProps) {
  const { t } = useLanguage()
  const { id, name, avatar } = author
  const counts =
    profile &&
    ([
      [t('article.routeCount'), profile.routeCount],
      [t('article.likeCount'), profile.likeCount],
      [t('article.copyCount'), profile.copyCount],
    ] as const)
  return (
    <>
      <Link to={`/users/${id}`} className={styles.author}>
        <Avatar name={name} src={avatar} size="lg" />
        <span className={styles.who}>
          <b>{name}</b>
          {profile?.place ? <small>{profile.place}</small> : null}
        </span>
      </Link>
      {profile?.profile ? <p className={styles.about}>{profile.profile}</p> : null}
      {profile?.canInteract ? <FollowButton person={profile} className={styles.follow} /> : null}
      {profile?.canInteract === false ? <ApartNote className={styles.about} /> : null}
      {counts ? (
        <dl className={styles.counts}>
          {counts.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Count value={count} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  )
}
