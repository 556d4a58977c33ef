import { Link } from 'react-router'
import styles from './admin.module.css'
import { AdminTabs } from './admin-tabs.tsx'
import { JourneyRows } from './case-list.tsx'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ModeratedJourney } from './moderated-journey.ts'
import type { Queue } from './moderation.ts'

interface JourneysPageProps {
  list: Queue<ModeratedJourney>
}

/** Journeys and collections that moderators took down. */
export function JourneysPage({ list }: JourneysPageProps) {
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <AdminTabs current="journeys" counts={list.counts} />
      <JourneyRows journeys={list.data} />
      {list.next === null ? null : (
        <Link to={`?after=${list.next}`} className={styles.more}>
          {t('admin.more')}
        </Link>
      )}
    </div>
  )
}
