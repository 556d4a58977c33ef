import { Link } from 'react-router'
import { ActList } from './act-list.tsx'
import styles from './admin.module.css'
import { walkChoices } from './decision-choices.ts'
import { DecisionForm } from './decision-form.tsx'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ModeratedWalk } from './moderated-walk.ts'
import type { Act } from './moderation.ts'
import { WalkCard } from './walk-card.tsx'

interface WalkPageProps {
  walk: ModeratedWalk
  acts: readonly Act[]
  title: string
}

/** A walk before a moderator. */
export function WalkPage({ walk, acts, title }: WalkPageProps) {
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <Link to="/admin/walk-logs" className={styles.back}>
        {t('admin.back')}
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.card} aria-label={title}>
            <WalkCard walk={walk} />
          </section>
          {acts.length === 0 ? null : (
            <section className={styles.card} aria-labelledby="acts">
              <h2 id="acts">{t('admin.history')}</h2>
              <ActList acts={acts} of="walk" />
            </section>
          )}
        </div>
        <DecisionForm choices={walkChoices(walk)} />
      </div>
    </div>
  )
}
