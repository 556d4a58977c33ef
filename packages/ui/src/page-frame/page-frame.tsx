import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import styles from './page-frame.module.css'

export interface PageFrameProps {
  children: ReactNode
  /** For another width or spacing. */
  className?: string | undefined
}

/** A page's content: one column in the middle, as wide as the site's header. */
export function PageFrame({ children, className }: PageFrameProps) {
  return <div className={classNames(styles.frame, className)}>{children}</div>
}
