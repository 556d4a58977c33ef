import { Badge } from '@repo/ui/badge'
import { browserApi } from '@repo/web-kit/browser-api'
import { Link, useRevalidator } from 'react-router'
import { ImportCard } from '../jobs/import-card.tsx'
import type { TimelineImportList } from '../jobs/timeline-import.ts'
import { useImports } from '../jobs/use-imports.ts'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import { ImportArea } from '../preview/import-area.tsx'
import type { TimelineSource } from '../preview/timeline-source.ts'
import type { TimelineSummary } from '../timeline-summary.ts'
import styles from './maintenance.module.css'
import { useImportArea } from './use-import-area.ts'

interface PublicImportPageProps {
  source: TimelineSource
  /** Null for visitors. */
  own: { readonly summary: TimelineSummary; readonly imports: TimelineImportList } | null
}

const NO_IMPORTS: TimelineImportList = { current: null, data: [], next: null }

/** The public import: visitors preview their days, and log in to store them. */
export function PublicImportPage({ source, own }: PublicImportPageProps) {
  const t = useTimelineMessages()
  const { revalidate } = useRevalidator()
  const refresh = () => void revalidate()
  const { current } = useImports(own?.imports ?? NO_IMPORTS, browserApi, refresh)
  const area = useImportArea({ source, summary: own?.summary ?? null, current, onStarted: refresh })
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <h1>{t('timeline.importTitle')}</h1>
        <Badge tone="warning">{t('timeline.beta')}</Badge>
      </div>
      <p className={styles.lead}>{t('timeline.importLead')}</p>
      {current ? <ImportCard job={current} /> : null}
      <ImportArea {...area} />
      {own ? (
        <p>
          <Link to="/home/gm_timeline">{t('timeline.openImport')}</Link>
        </p>
      ) : null}
    </div>
  )
}
