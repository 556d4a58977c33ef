import { useEffect } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { useCountdown } from '../use-countdown.ts'
import styles from './error-message.module.css'

/** As long as the answers of a closed product ask programs to wait. */
const RETRY_SECONDS = 60

const reload = () => location.reload()

interface RetryCountdownProps {
  onEnd?: () => void
}

/** Loads the page again by itself, without scripts too. A page that nobody looks at waits. */
export function RetryCountdown({ onEnd = reload }: RetryCountdownProps) {
  const { t } = useLanguage()
  const left = useCountdown(RETRY_SECONDS)
  const isOver = left === 0
  useEffect(() => {
    if (!isOver) return
    const end = () => document.hidden || onEnd()
    end()
    document.addEventListener('visibilitychange', end)
    return () => document.removeEventListener('visibilitychange', end)
  }, [isOver, onEnd])
  return (
    <>
      <p className={styles.countdown}>{t('page.retryIn', { count: left })}</p>
      <noscript>
        <meta httpEquiv="refresh" content={String(RETRY_SECONDS)} />
      </noscript>
    </>
  )
}
