import { formatBytes, formatFullCount } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import adminStyles from '../admin.module.css'
import { useAdminMessages } from '../messages/admin-messages.ts'
import { Figures, FigureTable } from './figures.tsx'
import styles from './system.module.css'
import type { Queue, System } from './system-view.ts'

type Database = NonNullable<System['database']>

export function DatabaseCard({ database }: { database: Database }) {
  const t = useAdminMessages()
  const { locale } = useLanguage()
  const { version, bytes, connections, tables } = database
  return (
    <section className={adminStyles.card} aria-labelledby="database">
      <h3 id="database">{t('admin.system.database')}</h3>
      <Figures
        figures={[
          [t('admin.system.size'), formatBytes(bytes, locale)],
          ['PostgreSQL', version],
          [t('admin.system.connections'), connections.map(({ state, count }) => `${state} ${count}`).join(' · ')],
        ]}
      />
      <FigureTable
        label={t('admin.system.tables')}
        columns={[t('admin.system.tables'), t('admin.system.rows'), t('admin.system.size')]}
        rows={tables.map((table) => ({
          name: table.name,
          figures: [formatFullCount(Math.round(table.rows), locale), formatBytes(table.bytes, locale)],
        }))}
      />
    </section>
  )
}

/** Those that have something waiting or given up; the others are named as well by their number alone. */
export function QueuesCard({ queues }: { queues: readonly Queue[] }) {
  const t = useAdminMessages()
  const { locale } = useLanguage()
  const shown = queues.filter(({ waiting, failed }) => waiting > 0 || failed > 0)
  return (
    <section className={adminStyles.card} aria-labelledby="queues">
      <h3 id="queues">{t('admin.system.queues')}</h3>
      {shown.length === 0 ? (
        <p className={styles.fine}>{t('admin.system.noJobs', { count: queues.length })}</p>
      ) : (
        <FigureTable
          label={t('admin.system.queues')}
          columns={[
            t('admin.system.queue'),
            t('admin.system.waiting'),
            t('admin.system.oldest'),
            t('admin.system.failed'),
          ]}
          rows={shown.map(({ name, waiting, oldestSeconds, failed }) => ({
            name,
            figures: [
              formatFullCount(waiting, locale),
              `${formatFullCount(Math.round(oldestSeconds), locale)} s`,
              formatFullCount(failed, locale),
            ],
          }))}
        />
      )}
    </section>
  )
}
