import type { Locale } from '@repo/contract'
import { formatFullCount } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import adminStyles from '../admin.module.css'
import { useAdminMessages } from '../messages/admin-messages.ts'
import { Figures, FigureTable } from './figures.tsx'
import styles from './system.module.css'
import type { System } from './system-view.ts'

/** The longest time that is measured. */
const LONGEST = '> 10 s'

/** What this process answered in the last minutes. */
export function RequestsCard({ requests }: Pick<System, 'requests'>) {
  const t = useAdminMessages()
  const { locale } = useLanguage()
  const { minutes, count, errors, p50Ms, p95Ms, routes, keptShare } = requests
  return (
    <section className={adminStyles.card} aria-labelledby="requests">
      <h3 id="requests">{t('admin.system.requests', { minutes })}</h3>
      {count === 0 ? (
        <p className={styles.fine}>{t('admin.system.noRequests')}</p>
      ) : (
        <>
          <Figures
            figures={[
              [t('admin.system.count'), formatFullCount(count, locale)],
              [t('admin.system.errors'), formatFullCount(errors, locale)],
              [t('admin.system.p50'), timeOf(p50Ms)],
              [t('admin.system.p95'), timeOf(p95Ms)],
              ...(keptShare === null
                ? []
                : [[t('admin.system.keptPages'), `${Math.round(keptShare * 100)}%`] as const]),
            ]}
          />
          <FigureTable
            label={t('admin.system.routes')}
            columns={[
              t('admin.system.routes'),
              t('admin.system.count'),
              t('admin.system.errors'),
              t('admin.system.p95'),
            ]}
            rows={routes.map((route) => ({
              name: `${route.method} ${route.route}`,
              figures: figuresOf(route, locale),
            }))}
          />
        </>
      )}
    </section>
  )
}

const figuresOf = ({ count, errors, p95Ms }: System['requests']['routes'][number], locale: Locale) => [
  formatFullCount(count, locale),
  formatFullCount(errors, locale),
  timeOf(p95Ms),
]

const timeOf = (ms: number | null) => (ms === null ? LONGEST : ms < 1_000 ? `≤ ${ms} ms` : `≤ ${ms / 1_000} s`)
