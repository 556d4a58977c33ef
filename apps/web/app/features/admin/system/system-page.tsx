import { formatBytes } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { useLanguage } from '@repo/web-kit/language'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { useRevalidator } from 'react-router'
import adminStyles from '../admin.module.css'
import { AdminTabs } from '../admin-tabs.tsx'
import { useAdminMessages } from '../messages/admin-messages.ts'
import type { QueueCounts } from '../moderation.ts'
import { DatabaseCard, QueuesCard } from './database-cards.tsx'
import { Figures } from './figures.tsx'
import { RequestsCard } from './requests-card.tsx'
import styles from './system.module.css'
import { findAttention, type System } from './system-view.ts'

interface SystemPageProps {
  system: System
  counts: QueueCounts
}

/** How the instance fares, at a glance. */
export function SystemPage({ system, counts }: SystemPageProps) {
  const t = useAdminMessages()
  const { revalidate, state } = useRevalidator()
  return (
    <div className={adminStyles.page}>
      <AdminTabs current="system" counts={counts} />
      <div className={styles.bar}>
        <p className={styles.fine}>{t('admin.system.lead')}</p>
        <Button
          variant="line"
          {...(state === 'loading' ? { busyLabel: t('admin.system.refreshing') } : {})}
          onClick={() => void revalidate()}
        >
          {t('admin.system.refresh')}
        </Button>
      </div>
      <AttentionList system={system} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <RequestsCard requests={system.requests} />
          <ProcessCard process={system.process} />
        </div>
        <div className={styles.column}>
          {system.database === null ? null : (
            <>
              <QueuesCard queues={system.database.queues} />
              <DatabaseCard database={system.database} />
            </>
          )}
          <StorageCard storage={system.storage} />
        </div>
      </div>
    </div>
  )
}

function AttentionList({ system }: { system: System }) {
  const t = useAdminMessages()
  const found = findAttention(system)
  return (
    <div role="status">
      {found.length === 0 ? (
        <p>{t('admin.system.allWell')}</p>
      ) : (
        <ul className={styles.attention} aria-label={t('admin.system.attention')}>
          {found.map((one) => {
            const text =
              'queue' in one
                ? t(`admin.system.attention.${one.kind}`, { queue: one.queue })
                : t(`admin.system.attention.${one.kind}`)
            return <li key={text}>{text}</li>
          })}
        </ul>
      )}
    </div>
  )
}

function ProcessCard({ process }: Pick<System, 'process'>) {
  const t = useAdminMessages()
  const { locale } = useLanguage()
  const formatTime = useTimeFormatter()
  return (
    <section className={adminStyles.card} aria-labelledby="process">
      <h3 id="process">{t('admin.system.process')}</h3>
      <Figures
        figures={[
          [t('admin.system.memory'), formatBytes(process.memoryBytes, locale)],
          [t('admin.system.utilization'), `${Math.round(process.utilization * 100)}%`],
          [t('admin.system.startedAt'), formatTime(process.startedAt)],
          [t('admin.system.host'), `${process.host} (${process.pid})`],
          ['Node.js', process.node],
        ]}
      />
    </section>
  )
}

function StorageCard({ storage: { kind, freeBytes, totalBytes } }: Pick<System, 'storage'>) {
  const t = useAdminMessages()
  const { locale } = useLanguage()
  return (
    <section className={adminStyles.card} aria-labelledby="storage">
      <h3 id="storage">{t('admin.system.storage')}</h3>
      <Figures
        figures={[
          [t('admin.system.pictures'), t(`admin.system.pictures.${kind}`)],
          ...(freeBytes === null || totalBytes === null
            ? []
            : ([
                [t('admin.system.free'), formatBytes(freeBytes, locale)],
                [t('admin.system.total'), formatBytes(totalBytes, locale)],
              ] as const)),
        ]}
      />
    </section>
  )
}
