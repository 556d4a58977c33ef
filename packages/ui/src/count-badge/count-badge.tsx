import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { cappedCount } from './capped-count.ts'
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
