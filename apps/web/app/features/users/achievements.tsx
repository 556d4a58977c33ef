import type { ListedUser } from '@repo/contract'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { Count } from '../article-list/count.tsx'
import styles from './users.module.css'

/** What somebody has published and what became of it. */
export function Achievements({ user }: { user: ListedUser }) {
  const { t } = useLanguage()
  const figures = [
    { label: t('user.routes'), count: user.route_count },
    { label: t('user.liked'), count: user.favorite_sum },
    { label: t('user.copied'), count: user.copy_sum },
    { label: t('user.followers'), count: user.follower_count },
  ]
  return (
    <dl className={styles.figures} aria-label={t('user.figures')}>
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Count value={count} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
