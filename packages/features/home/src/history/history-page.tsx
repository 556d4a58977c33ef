import { PRODUCT_LIMITS } from '@repo/contract'
import { EmptyState } from '@repo/ui/empty-state'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import pageStyles from '../one/own-route.module.css'
import styles from './history.module.css'
import { RestoreButton, type RestoreButtonProps } from './restore-button.tsx'

interface Revision {
  readonly version: number
  readonly title: string
  /** ISO time. */
  readonly createdAt: string
}

interface HistoryPageProps {
  article: RestoreButtonProps['article']
  /** Newest first. */
  revisions: readonly Revision[]
  title: string
  /** The version that is compared with the present one. */
  shown: { readonly version: number; readonly bringsRecording: boolean; readonly changes: ReactNode } | null
}

/** Earlier states of an article, and what has changed since one of them. */
export function HistoryPage({ article, revisions, title, shown }: HistoryPageProps) {
  const t = useOwnMessages()
  const formatTime = useTimeFormatter()
  return (
    <div className={pageStyles.page}>
      <Link to={`/home/routes/${article.id}`} className={pageStyles.back}>
        {t('own.back')}
      </Link>
      <h1 className={pageStyles.title}>{title}</h1>
      <p className={pageStyles.facts}>{t('own.historyText', { count: PRODUCT_LIMITS.revisions })}</p>
      {revisions.length === 0 ? (
        <EmptyState title={t('own.historyEmpty')} />
      ) : (
        <div className={styles.columns}>
          <ol className={styles.versions}>
            {revisions.map((revision) => (
              <li key={revision.version}>
                <Link
                  to={`?version=${revision.version}`}
                  preventScrollReset
                  className={styles.version}
                  aria-current={revision.version === shown?.version ? 'true' : undefined}
                >
                  {t('own.version', { version: revision.version })}
                  <small>
                    {formatTime(revision.createdAt)}{' '}
                    {revision.version === article.version ? t('own.current') : revision.title}
                  </small>
                </Link>
              </li>
            ))}
          </ol>
          {shown === null ? null : (
            <section className={styles.changes} aria-labelledby="changes">
              <h2 id="changes">{t('own.compareHeading', { version: shown.version })}</h2>
              {shown.changes}
              {shown.version === article.version ? null : (
                <RestoreButton article={article} version={shown.version} bringsRecording={shown.bringsRecording} />
              )}
            </section>
          )}
        </div>
      )}
    </div>
  )
}
