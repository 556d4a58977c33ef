import type { MovingTime } from '@mishiori/map-document'
import { formatSpeed } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import { Duration } from './duration.tsx'
import styles from './time.module.css'

const MS_PER_MINUTE = 60_000

interface RecordedTimeProps {
  durationMs: number
  moving: MovingTime | null
  /** An estimate stands above, which the reader plans by. */
  isBesideEstimate: boolean
}

/** How long a recording took, and how much of that it moved. */
export function RecordedTime({ durationMs, moving, isBesideEstimate }: RecordedTimeProps) {
  const t = usePlanningMessages()
  return (
    <>
      <p className={styles.recorded}>
        {isBesideEstimate ? <b>{t('planning.recorded')}</b> : null}
        <Duration minutes={durationMs / MS_PER_MINUTE} size={isBesideEstimate ? 'small' : 'large'} />
        <span className={styles.beside}>{t('planning.recordedNote')}</span>
      </p>
      {moving ? <Moving {...moving} /> : null}
    </>
  )
}

function Moving({ movingMs, pausedMs, pauseCount, speedMetersPerSecond }: MovingTime) {
  const t = usePlanningMessages()
  const format = useLanguage()
  return (
    <dl className={styles.moving}>
      {speedMetersPerSecond === null ? null : (
        <>
          <div>
            <dt>{t('planning.moving')}</dt>
            <dd>
              <Duration minutes={movingMs / MS_PER_MINUTE} size="small" />
            </dd>
          </div>
          <div>
            <dt>{t('planning.movingSpeed')}</dt>
            <dd className={styles.speed}>{formatSpeed(speedMetersPerSecond, format)}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{t('planning.pauses')}</dt>
        <dd>
          {pauseCount === 0 ? (
            t('planning.noPauses')
          ) : (
            <>
              <Duration minutes={pausedMs / MS_PER_MINUTE} size="small" />{' '}
              <span className={styles.beside}>{t('planning.pauseCount', { count: pauseCount })}</span>
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}
