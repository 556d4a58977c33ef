import { Link } from 'react-router'
import styles from './admin.module.css'
import { AdminTabs } from './admin-tabs.tsx'
import { CaseList } from './case-list.tsx'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { OpenCase, Queue } from './moderation.ts'

interface ReportsPageProps {
  list: Queue<OpenCase>
}

/** What waits for a decision. */
export function ReportsPage({ list }: ReportsPageProps) {
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <AdminTabs current="reports" counts={list.counts} />
      <CaseList cases={list.data} />
      {list.next === null ? null : (
        <Link to={`?after=${list.next}`} className={styles.more}>
          {t('admin.more')}
        </Link>
      )}
    </div>
  )
}
