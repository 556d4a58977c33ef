import styles from './admin.module.css'
import { AdminTabs } from './admin-tabs.tsx'
import { RequestList } from './case-list.tsx'
import type { PublicationRequest, Queue } from './moderation.ts'

interface RequestsPageProps {
  list: Queue<PublicationRequest>
}

/** Articles that their authors want to publish again. */
export function RequestsPage({ list }: RequestsPageProps) {
  return (
    <div className={styles.page}>
      <AdminTabs current="requests" counts={list.counts} />
      <RequestList requests={list.data} />
    </div>
  )
}
