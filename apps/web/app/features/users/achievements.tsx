import type { UserProfile } from '@repo/contract'
import { formatCount, formatFullCount } from '@repo/i18n'
import { useLanguage } from '../../platform/i18n.tsx'
import styles from './users.module.css'

/** What somebody has published and what became of it. */
export function Achievements({ user }: { user: UserProfile }) {
  const { t, locale } = useLanguage()
  const figures = [
    { label: t('user.routes'), count: user.route_count },
    { label: t('user.liked'), count: user.favorite_sum },
    { label: t('user.copied'), count: user.copy_sum },
  ]
  return (
    <dl className={styles.figures} aria-label={t('user.figures')}>
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd title={formatFullCount(count, locale)}>{formatCount(count, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
