import { classNames } from '@repo/ui/class-names'
import type { ReactNode } from 'react'
import styles from './changes-page.module.css'

interface ChangesPageProps {
  title: string
  /** A link to what the changes are of. */
  back: ReactNode
  /** Below the title. */
  facts?: ReactNode
  /** For two sides. */
  isWide?: boolean
  children: ReactNode
}

/** The frame of pages that show or list changes. */
export function ChangesPage({ title, back, facts, isWide, children }: ChangesPageProps) {
  return (
    <div className={classNames(styles.page, isWide && styles.wide)}>
      <header className={styles.header}>
        {back}
        <h1>{title}</h1>
        {facts}
      </header>
      {children}
    </div>
  )
}
