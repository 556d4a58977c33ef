import type { Forbidding } from '@repo/articles/forbidding'
import { StatusBadge } from '@repo/articles/status-badge'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import styles from './admin.module.css'
import { useAdminMessages } from './messages/admin-messages.ts'

/** Why an article is forbidden, and what its author says to it. */
export function ForbiddingCard({ forbidding }: { forbidding: Forbidding }) {
  const t = useAdminMessages()
  const formatTime = useTimeFormatter()
  const { reason, pointsAt, declined, requestedAt, requestNote, appealedAt, appealNote } = forbidding
  const { appealDecidedAt, appealAnswer } = forbidding
  return (
    <section className={styles.card} aria-labelledby="forbidding">
      <h2 id="forbidding">{t('admin.forbidding')}</h2>
      <p className={styles.text}>{reason}</p>
      {pointsAt === null ? null : (
        <p className={styles.meta}>{t('admin.pointedAt', { name: pointsAt.label || t('admin.withoutTitle') })}</p>
      )}
      <p className={styles.meta}>
        {t('admin.onceAllowed')} <StatusBadge status={forbidding.statusWhenAllowed} />
      </p>
      {declined === null ? null : (
        <>
          <h3>{t('admin.declined', { when: formatTime(declined.at) })}</h3>
          <p className={styles.text}>{declined.reason}</p>
          {declined.pointsAt === null ? null : (
            <p className={styles.meta}>
              {t('admin.pointedAt', { name: declined.pointsAt.label || t('admin.withoutTitle') })}
            </p>
          )}
        </>
      )}
      {requestedAt === null ? null : (
        <>
          <h3>{t('admin.requestNote', { when: formatTime(requestedAt) })}</h3>
          {requestNote === '' ? null : <p className={styles.quote}>{requestNote}</p>}
        </>
      )}
      {appealedAt === null ? null : (
        <>
          <h3>{t('admin.appealNote', { when: formatTime(appealedAt) })}</h3>
          <p className={styles.quote}>{appealNote}</p>
        </>
      )}
      {appealDecidedAt === null ? null : (
        <>
          <h3>{t('admin.appealAnswer', { when: formatTime(appealDecidedAt) })}</h3>
          <p className={styles.text}>{appealAnswer}</p>
        </>
      )}
    </section>
  )
}
