import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import styles from './badge.module.css'

export interface BadgeProps {
  tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'danger'
  children: ReactNode
}

/** A short state: 下書き, 公開中, 必須. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
