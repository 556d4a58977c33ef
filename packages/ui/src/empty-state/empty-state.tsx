import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: string
  text?: string
  /** The one thing to do next. */
  action?: ReactNode
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <svg width="104" height="48" viewBox="0 0 104 48" fill="none" aria-hidden="true">
        <path
          d="M16 36c22 4 20-18 42-16s20-10 34-14"
          stroke="var(--line-strong)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="0.1 10"
        />
        <circle cx="14" cy="36" r="6" fill="var(--surface)" stroke="var(--brand)" strokeWidth="4" />
      </svg>
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
    </div>
  )
}
