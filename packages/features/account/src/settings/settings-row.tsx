import type { ReactNode } from 'react'
import styles from './settings-row.module.css'

interface SettingsRowProps {
  icon: ReactNode
  name: string
  /** Since when, or that it is none yet. */
  detail: ReactNode
  /** What can be done to it. */
  children?: ReactNode
  /** Further rows of it, in the whole width. */
  below?: ReactNode
}

/** One entry of a list of settings, with what can be done to it. */
export function SettingsRow({ icon, name, detail, children, below }: SettingsRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.text}>
        <b>{name}</b>
        <small>{detail}</small>
      </div>
      {children ? <div className={styles.actions}>{children}</div> : null}
      {below ? <div className={styles.below}>{below}</div> : null}
    </li>
  )
}
