import { EmptyState } from '@repo/ui/empty-state'
import { Link } from 'react-router'
import styles from './admin.module.css'
import { AdminTabs } from './admin-tabs.tsx'
import { walkChoices } from './decision-choices.ts'
import { DecisionForm } from './decision-form.tsx'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ModeratedWalk } from './moderated-walk.ts'
import type { Queue } from './moderation.ts'
import { WalkCard } from './walk-card.tsx'

interface WalksPageProps {
  list: Queue<ModeratedWalk>
}

/** Walks that moderators hid. */
export function WalksPage({ list }: WalksPageProps) {
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <AdminTabs current="walks" counts={list.counts} />
      {list.data.length === 0 ? <EmptyState title={t('admin.noWalks')} /> : null}
      {list.data.map((walk) => (
        <div key={walk.id} className={styles.columns}>
          <div className={styles.card}>
            <WalkCard walk={walk} />
            <Link to={`/admin/walk-logs/${walk.id}`}>{t('admin.openWalk')}</Link>
          </div>
          <DecisionForm choices={walkChoices(walk)} />
        </div>
      ))}
      {list.next === null ? null : (
        <Link to={`?after=${list.next}`} className={styles.more}>
          {t('admin.more')}
        </Link>
      )}
    </div>
  )
}
