import type { ReactNode } from 'react'
import styles from './account-card.module.css'

interface AccountCardProps {
  title?: string | undefined
  children: ReactNode
}

/** One matter of an account page. */
export function AccountCard({ title, children }: AccountCardProps) {
  return (
    <section className={styles.card}>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      {children}
    </section>
  )
}
