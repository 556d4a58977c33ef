import { Badge } from '@repo/ui/badge'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link } from 'react-router'
import styles from './admin.module.css'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ModeratedComment } from './moderation.ts'
import { PersonName } from './person-name.tsx'

/** The current state of a comment, with its parent comment. */
export function CommentCard({ comment }: { comment: ModeratedComment }) {
  const t = useAdminMessages()
  const formatTime = useTimeFormatter()
  const { answers, article, journey, state, text, user } = comment
  const on = article ?? journey
  return (
    <div className={styles.comment}>
      <p className={styles.meta}>
        <PersonName user={user} />
        <time dateTime={comment.createdAt}>{formatTime(comment.createdAt)}</time>
        <Badge tone={state === 'shown' ? 'success' : 'warning'}>{t(`admin.state.${state}`)}</Badge>
      </p>
      {answers === null ? null : (
        <blockquote className={styles.answered}>
          <p className={styles.meta}>{t('admin.answers', { name: answers.user?.nickname ?? t('admin.leftUser') })}</p>
          <p>{answers.text}</p>
        </blockquote>
      )}
      <p className={styles.text}>{text}</p>
      {comment.prohibitionReason === null ? null : (
        <p className={styles.quote}>{t('admin.prohibitedBecause', { reason: comment.prohibitionReason })}</p>
      )}
      {on ? (
        <p className={styles.meta}>
          <Link to={`/${article ? 'routes' : 'journeys'}/${on.id}?comment=${comment.id}#comment-${comment.id}`}>
            {t('admin.on', { title: on.title || t('admin.withoutTitle') })}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
