import type { OwnModerationAct } from '@repo/contract'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link } from 'react-router'
import { useAccountMessages } from '../messages/account-messages.ts'
import { AccountCard } from './account-card.tsx'
import styles from './moderation-acts.module.css'

/** A decision of moderators about the user. */
export interface ModerationAct {
  readonly id: number
  readonly action: OwnModerationAct['action']
  /** ISO time. */
  readonly decidedAt: string
  readonly reason: string
  readonly article: { readonly id: number; readonly title: string } | null
}

/** Moderators' decisions about a user, with their reasons. */
export function ModerationActs({ acts }: { acts: readonly ModerationAct[] }) {
  const t = useAccountMessages()
  const formatTime = useTimeFormatter()
  if (acts.length === 0) return null
  return (
    <AccountCard title={t('standing.title')}>
      <ol className={styles.acts}>
        {acts.map(({ id, action, decidedAt, reason, article }) => (
          <li key={id} className={styles.act}>
            <p className={styles.head}>
              <b>{t(`standing.${action}`)}</b>
              <time dateTime={decidedAt}>{formatTime(decidedAt)}</time>
            </p>
            {article ? <Link to={`/home/routes/${article.id}`}>{article.title}</Link> : null}
            {reason === '' ? null : <p className={styles.reason}>{reason}</p>}
          </li>
        ))}
      </ol>
    </AccountCard>
  )
}
