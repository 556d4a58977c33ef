import type { ReactNode } from 'react'
import { UiLink } from '../link/link.tsx'
import styles from './chip-links.module.css'

export interface ChipLinksProps {
  label: string
  links: readonly {
    readonly href: string
    readonly label: string
    readonly isCurrent: boolean
    /** As it is shown: how many the choice leaves. */
    readonly count?: string
  }[]
}

/** The choices of a filter, as a row of addresses. */
export function ChipLinks({ label, links }: ChipLinksProps) {
  return (
    <nav aria-label={label} className={styles.row}>
      {links.map((link) => (
        <Chip key={link.href} href={link.href} isCurrent={link.isCurrent}>
          {link.label}
          {link.count === undefined ? null : <small>{link.count}</small>}
        </Chip>
      ))}
    </nav>
  )
}

interface ChipProps {
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
