import type { ApiError } from '@repo/contract'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { warningCircleFill } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useCountdown } from '@repo/web-kit/use-countdown'
import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { ConnectForm } from './connect-panel.tsx'
import { useDurationFormatter, useStravaMessages } from './messages/strava-messages.ts'
import styles from './strava.module.css'
import { listAddress } from './strava-address.ts'

interface ListProblemProps {
  error: ApiError
  page: number
  terms: string
}

/** Why there is no list, and what helps: to wait, to try again, or to connect anew. */
export function ListProblem({ error, page, terms }: ListProblemProps) {
  const t = useStravaMessages()
  const { formatError } = useLanguage()
  const isConnection = error.code === 'strava.not_connected' || error.code === 'strava.permission_missing'
  const seconds = error.code === 'strava.too_many' ? Number(error.params?.seconds ?? 60) : null
  return (
    <section className={styles.failed} role="alert">
      <Icon path={warningCircleFill} size={22} />
      <div>
        <h2>{t('strava.listFailed')}</h2>
        <p>{formatError(error)}</p>
        {seconds === null ? null : <Retry seconds={seconds} error={error} />}
        {isConnection ? (
          <ConnectForm label={t('strava.reconnect')} />
        ) : (
          <Link to={listAddress({ page, terms })} className={buttonClass({ variant: 'line' })}>
            {t('strava.retry')}
          </Link>
        )}
      </div>
    </section>
  )
}

/** The list is read again when the wait is over. */
function Retry({ seconds, error }: { seconds: number; error: ApiError }) {
  const t = useStravaMessages()
  const formatWait = useDurationFormatter()
  const { revalidate } = useRevalidator()
  const left = useCountdown(seconds, error)
  useEffect(() => {
    if (left === 0) void revalidate()
  }, [left, revalidate])
  return (
    <p className={styles.note} role="timer" aria-live="off">
      {t('strava.retryIn', { time: formatWait(left) })}
    </p>
  )
}
