import { TabLinks } from '@repo/ui/tab-links'
import styles from './admin.module.css'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { QueueCounts } from './moderation.ts'

type AdminList = 'reports' | 'requests' | 'comments' | 'journeys' | 'walks' | 'log' | 'system'

const PATHS: Readonly<Record<AdminList, string>> = {
  reports: '/admin',
  requests: '/admin/requests',
  comments: '/admin/comments',
  journeys: '/admin/journeys',
  walks: '/admin/walk-logs',
  log: '/admin/log',
  system: '/admin/system',
}

interface AdminTabsProps {
  current: AdminList
  counts: QueueCounts
  /** Of the list below; that of the tab by default. */
  title?: string
}

/** Heading and lists of moderation, with how much waits in each. */
export function AdminTabs({ current, counts, title }: AdminTabsProps) {
  const t = useAdminMessages()
  const labels: Readonly<Record<AdminList, string>> = {
    reports: t('admin.reports', { count: counts.reports }),
    requests: t('admin.requests', { count: counts.requests }),
    comments: t('admin.comments', { count: counts.comments }),
    journeys: t('admin.journeys'),
    walks: t('admin.walks'),
    log: t('admin.log'),
    system: t('admin.system'),
  }
  const lists = ['reports', 'requests', 'comments', 'journeys', 'walks', 'log', 'system'] as const
  return (
    <>
      <h1 className={styles.title}>{t('admin.title')}</h1>
      <div className={styles.tabs}>
        <TabLinks
          label={t('admin.lists')}
          links={lists.map((list) => ({ href: PATHS[list], label: labels[list], isCurrent: list === current }))}
        />
      </div>
      <h2 className={styles.listTitle}>{title ?? t(`admin.${current}Title`)}</h2>
    </>
  )
}
