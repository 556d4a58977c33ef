import type { ReactNode } from 'react'
import styles from './ruled-list.module.css'

export interface RuledListProps {
  /** A label of the list, where no heading labels it. */
  label?: string | undefined
  /** Items of a list. */
  children: ReactNode
}

/** A card that lists rows, with a line between them. */
export function RuledList({ label, children }: RuledListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
