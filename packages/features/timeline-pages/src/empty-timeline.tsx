import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { Link } from 'react-router'
import styles from './empty-timeline.module.css'
import { ImportCard } from './jobs/import-card.tsx'
import type { TimelineImport } from './jobs/timeline-import.ts'
import { useTimelineMessages } from './messages/timeline-messages.ts'

/** Where days would be, before the first import has brought any. */
export function EmptyTimeline({ current }: { current: TimelineImport | null }) {
  const t = useTimelineMessages()
  return (
    <div className={styles.page}>
      <h1>{t('timeline.title')}</h1>
      {current ? <ImportCard job={current} isShort /> : null}
      <EmptyState
        title={t('timeline.empty')}
        text={t('timeline.emptyText')}
        action={
          <Link to="/home/gm_timeline" className={buttonClass({ variant: 'primary' })}>
            {t('timeline.import')}
          </Link>
        }
      />
    </div>
  )
}
