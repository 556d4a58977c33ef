import { useLangOfText } from '@repo/web-kit/use-localized-text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './contributions.module.css'

interface ContributionProps {
  /** Whose it is, when it was made, and the like, in one row. */
  credit: ReactNode
  /** What can be done with it. */
  menu: ReactNode
  children: ReactNode
}

/** One comment or walk of somebody, beside their picture. */
export function Contribution({ credit, menu, children }: ContributionProps) {
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <p className={styles.credit}>{credit}</p>
        <div className={styles.menu}>{menu}</div>
      </div>
      {children}
    </div>
  )
}

/** Of a link that says whose or of what a contribution is. */
export const contributionNameClass = styles.name

/** Of what was written, with its line breaks. */
export const contributionTextClass = styles.text

export function ContributorLink({ id, nickname }: { id: number; nickname: string }) {
  const langOfText = useLangOfText()
  return (
    <Link to={`/users/${id}`} className={styles.name} lang={langOfText(nickname)}>
      {nickname}
    </Link>
  )
}
