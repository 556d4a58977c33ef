import { Icon } from '@repo/ui/icon'
import { infoFill, warningFill } from '@repo/ui/icons'
import type { ReactNode } from 'react'
import styles from './notice-bar.module.css'

interface NoticeBarProps {
  tone: 'info' | 'warning'
  title: string
  text: string
  actions?: ReactNode
}

/** A line under the header that stays as long as what it says is so. */
export function NoticeBar({ tone, title, text, actions }: NoticeBarProps) {
  return (
    <section className={styles.bar} data-tone={tone} aria-label={title}>
      <Icon path={tone === 'info' ? infoFill : warningFill} size={20} className={styles.icon} />
      <p className={styles.text} role="status">
        <b>{title}</b> <span>{text}</span>
      </p>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  )
}
