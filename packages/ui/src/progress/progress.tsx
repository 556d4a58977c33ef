import { classNames } from '../class-names/class-names.ts'
import styles from './progress.module.css'

export interface ProgressProps {
  label: string
  /** From 0 to 1. */
  value: number
  tone?: 'brand' | 'success' | 'danger'
  /** How long the line takes to come to a new value. */
  durationMs?: number
}

/** A route line with a waypoint that moves along it. */
export function Progress({ label, value, tone = 'brand', durationMs }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      className={classNames(styles.progress, styles[tone])}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span
        className={styles.line}
        style={{
          width: `${percent}%`,
          ...(durationMs === undefined ? {} : { '--duration': `${durationMs}ms` }),
        }}
      />
    </div>
  )
}
