import type { Forbidding } from '@repo/contract'
import { useOwnTime } from '../../platform/i18n/use-own-time.ts'
import styles from './admin.module.css'
import { useAdminMessages } from './messages/admin-messages.tsx'

/** Why an article is forbidden, and what its author says to it. */
export function ForbiddingCard({ forbidding }: { forbidding: Forbidding }) {
  const t = useAdminMessages()
  const tellTime = useOwnTime()
  const { reason, points_at, requested_at, request_note, appealed_at, appeal_note } = forbidding
  return (
    <section className={styles.card} aria-labelledby="forbidding">
      <h2 id="forbidding">{t('admin.forbidding')}</h2>
      <p className={styles.words}>{reason}</p>
      {points_at === null ? null : (
        <p className={styles.meta}>{t('admin.pointedAt', { name: points_at.label || t('admin.withoutTitle') })}</p>
      )}
      {requested_at === null ? null : (
        <>
          <h3>{t('admin.requestNote', { when: tellTime(requested_at) })}</h3>
          {request_note === '' ? null : <p className={styles.quote}>{request_note}</p>}
        </>
      )}
      {appealed_at === null ? null : (
        <>
          <h3>{t('admin.appealNote', { when: tellTime(appealed_at) })}</h3>
          <p className={styles.quote}>{appeal_note}</p>
        </>
      )}
    </section>
  )
}
