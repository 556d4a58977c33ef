import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './count-badge.module.css'

export interface CountBadgeProps {
  count: number
  /** The full number as text, for screen readers; none where the surroundings of the badge contain it. */
  label?: string
}

/** How much is new. Nothing is shown for nothing. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{cappedCount(count)}</span>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}

const MOST_SHOWN = 99

/** A number that fits into a badge: `99+` above 99. */
export function cappedCount(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}
