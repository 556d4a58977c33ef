import { EmptyState } from '@repo/ui/empty-state'
import { Link } from 'react-router'
import { ActList } from './act-list.tsx'
import styles from './admin.module.css'
import { AdminTabs } from './admin-tabs.tsx'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { Act, Queue } from './moderation.ts'

interface LogPageProps {
  list: Queue<Act>
}

/** What moderators decided, the latest first. */
export function LogPage({ list }: LogPageProps) {
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <AdminTabs current="log" counts={list.counts} />
      {list.data.length === 0 ? (
        <EmptyState title={t('admin.noLog')} />
      ) : (
        <div className={styles.log}>
          <ActList acts={list.data} />
        </div>
      )}
      {list.next === null ? null : (
        <Link to={`?before=${list.next}`} className={styles.more}>
          {t('admin.more')}
        </Link>
      )}
    </div>
  )
}
