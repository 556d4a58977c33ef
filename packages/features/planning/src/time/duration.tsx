import { usePlanningMessages } from '../messages/planning-messages.ts'
import styles from './time.module.css'

const MINUTES_PER_HOUR = 60

/** Hours and minutes. */
export function Duration({ minutes, size = 'large' }: { minutes: number; size?: 'large' | 'small' }) {
  const t = usePlanningMessages()
  const whole = Math.max(1, Math.round(minutes))
  const hours = Math.floor(whole / MINUTES_PER_HOUR)
  const left = whole % MINUTES_PER_HOUR
  return (
    <span className={styles.duration} data-size={size}>
      {hours > 0 ? (
        <>
          <b>{hours}</b> {t('planning.hours')}{' '}
        </>
      ) : null}
      {hours === 0 || left > 0 ? (
        <>
          <b>{left}</b> {t('planning.minutes')}
        </>
      ) : null}
    </span>
  )
}
