import { Badge } from '@repo/ui/badge'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link } from 'react-router'
import styles from './admin.module.css'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ModeratedWalk } from './moderated-walk.ts'
import { PersonName } from './person-name.tsx'

/** The current state of a walk. */
export function WalkCard({ walk }: { walk: ModeratedWalk }) {
  const t = useAdminMessages()
  const formatTime = useTimeFormatter()
  const { article, isProhibited, photos, prohibitionReason, text, user } = walk
  return (
    <div className={styles.comment}>
      <p className={styles.meta}>
        <PersonName user={user} />
        <time dateTime={walk.createdAt}>{formatTime(walk.createdAt)}</time>
        <Badge tone={isProhibited ? 'warning' : 'success'}>
          {t(isProhibited ? 'admin.state.prohibited' : 'admin.state.shown')}
        </Badge>
      </p>
      <p className={styles.text}>{text}</p>
      {photos.map((url, index) => (
        <p key={url}>
          <a href={url}>{t('admin.photo', { number: index + 1 })}</a>
        </p>
      ))}
      {prohibitionReason === null ? null : (
        <p className={styles.quote}>{t('admin.prohibitedBecause', { reason: prohibitionReason })}</p>
      )}
      {article === null ? null : (
        <p className={styles.meta}>
          <Link to={`/routes/${article.id}#walk-${walk.id}`}>
            {t('admin.walkOn', { title: article.title || t('admin.withoutTitle') })}
          </Link>
        </p>
      )}
    </div>
  )
}
