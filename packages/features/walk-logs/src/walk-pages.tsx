import { Button } from '@repo/ui/button'
import { useLocation } from 'react-router'
import { useWalkLogMessages } from './messages/walk-log-messages.ts'
import styles from './walk-logs.module.css'

/** Of the section with walks, for links to it. */
export const WALKS_ID = 'walks'

interface MoreProps {
  isShown: boolean
  isLoading: boolean
  hasFailed: boolean
  onMore: () => Promise<void>
}

/** Loads the next page of walks. */
export function MoreWalks({ isShown, isLoading, hasFailed, onMore }: MoreProps) {
  const t = useWalkLogMessages()
  return (
    <>
      <div role="status">{hasFailed ? <p className={styles.note}>{t('walks.moreFailed')}</p> : null}</div>
      {isShown ? (
        <p>
          <Button busyLabel={isLoading ? t('walks.loading') : undefined} onClick={() => void onMore()}>
            {t('walks.more')}
          </Button>
        </p>
      ) : null}
    </>
  )
}

/** In place of walks that could not be had. */
export function WalksFailed() {
  const t = useWalkLogMessages()
  const { pathname, search } = useLocation()
  return (
    <p className={styles.note} role="status">
      {t('walks.failed')} <a href={`${pathname}${search}#${WALKS_ID}`}>{t('walks.retry')}</a>
    </p>
  )
}
