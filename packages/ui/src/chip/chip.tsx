import type { ReactNode } from 'react'
import { UiLink } from '../link/link.tsx'
import styles from './chip.module.css'

export interface ChipProps {
  href: string
  isCurrent?: boolean
  children: ReactNode
}

/** One choice of a filter, as an address. */
export function Chip({ href, isCurrent = false, children }: ChipProps) {
  return (
    <UiLink href={href} className={styles.chip} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </UiLink>
  )
}
