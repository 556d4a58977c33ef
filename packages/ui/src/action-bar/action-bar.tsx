import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import styles from './action-bar.module.css'

export interface ActionBarProps {
  /** Paragraphs with the state, a progress bar, and buttons. A paragraph with the role `alert` is a problem. */
  children: ReactNode
  className?: string | undefined
}

/** What a long page leads to, always at hand at its lower edge. */
export function ActionBar({ children, className }: ActionBarProps) {
  return <div className={classNames(styles.bar, className)}>{children}</div>
}
