import type { ReactNode } from 'react'
import { UiLink } from '../link/link.tsx'
import styles from '../tabs/tabs.module.css'

interface TabLink {
  readonly href: string
  readonly label: string
  /** The displayed count. */
  readonly count?: ReactNode
  readonly isCurrent: boolean
}

export interface TabLinksProps {
  label: string
  links: readonly TabLink[]
}

/** Tabs that are addresses: they look like tabs and work without scripts. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {links.map((link) => (
        <UiLink
          key={link.href}
          href={link.href}
          className={styles.tab}
          aria-current={link.isCurrent ? 'page' : undefined}
        >
          {link.label}
          {link.count === undefined ? null : <span className={styles.count}>{link.count}</span>}
        </UiLink>
      ))}
    </nav>
  )
}
