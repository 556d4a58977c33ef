import { Count } from '@repo/articles/count'
import { useLanguage } from '@repo/web-kit/language'
import type { ListedPerson } from '@repo/web-kit/person'
import styles from './users.module.css'

/** A user's totals: publications and their reception. */
export function Achievements({ user }: { user: ListedPerson }) {
  const { t } = useLanguage()
  const figures = [
    { label: t('user.routes'), count: user.routeCount },
    { label: t('user.liked'), count: user.likeCount },
    { label: t('user.copied'), count: user.copyCount },
    { label: t('user.followers'), count: user.followerCount },
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
