import { Link } from 'react-router'
import { ActList } from './act-list.tsx'
import styles from './admin.module.css'
import { CommentCard } from './comment-card.tsx'
import { commentChoices } from './decision-choices.ts'
import { DecisionForm } from './decision-form.tsx'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { Act, ModeratedComment } from './moderation.ts'

interface CommentPageProps {
  comment: ModeratedComment
  acts: readonly Act[]
  title: string
}

/** A comment before a moderator. */
export function CommentPage({ comment, acts, title }: CommentPageProps) {
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <Link to="/admin/comments" className={styles.back}>
        {t('admin.back')}
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.card} aria-label={title}>
            <CommentCard comment={comment} />
          </section>
          {acts.length === 0 ? null : (
            <section className={styles.card} aria-labelledby="acts">
              <h2 id="acts">{t('admin.history')}</h2>
              <ActList acts={acts} of="article" />
            </section>
          )}
        </div>
        <DecisionForm choices={commentChoices(comment)} />
      </div>
    </div>
  )
}
