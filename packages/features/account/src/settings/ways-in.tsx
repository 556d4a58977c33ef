import { RuledList } from '@repo/ui/ruled-list'
import type { ReactNode } from 'react'
import styles from './ways-in.module.css'

interface WayInProps {
  icon: ReactNode
  name: string
  /** Since when, or that it is none yet. */
  detail: ReactNode
  /** What can be done to it. */
  children: ReactNode
}

/** A card that lists ways to log in. */
export function WaysIn({ children }: { children: ReactNode }) {
  return <RuledList>{children}</RuledList>
}

export function WayIn({ icon, name, detail, children }: WayInProps) {
  return (
    <li className={styles.way}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.text}>
        <b>{name}</b>
        <small>{detail}</small>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  )
}
