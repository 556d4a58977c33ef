import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  as?: 'span' | 'h1' | 'legend'
  /** `status` for words that are to be spoken as soon as they change. */
  role?: 'status'
  children: ReactNode
}

/** Words for those who hear the page; whoever sees it knows them from what stands around. */
export function VisuallyHidden({ as: Element = 'span', role, children }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} role={role}>
      {children}
    </Element>
  )
}
