import type { ReactNode } from 'react'
import styles from '../empty-state/empty-state.module.css'
import { Icon } from '../icon/icon.tsx'
import { cloudSlash } from '../icon/icons.ts'

export interface ErrorStateProps {
  title: string
  /** Why, and what was kept. */
  text?: string
  /** A way to try again. */
  action?: ReactNode
}

/** Replaces content that could not be loaded. */
export function ErrorState({ title, text, action }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <Icon path={cloudSlash} size={40} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
    </div>
  )
}
