import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  as?: 'span' | 'h1' | 'legend'
  /** `status` for a text that is announced as soon as it changes. */
  role?: 'status'
  children: ReactNode
}

/** Text for screen readers only; sighted readers know it from the context. */
export function VisuallyHidden({ as: Element = 'span', role, children }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} role={role}>
      {children}
    </Element>
  )
}
