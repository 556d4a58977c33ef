import type { ReactNode } from 'react'
import styles from './ruled-list.module.css'

export interface RuledListProps {
  /** What it lists, where no heading says so. */
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
