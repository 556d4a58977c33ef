import { Count } from '@repo/articles/count'
import { type ReactNode, useId } from 'react'
import styles from './contributions.module.css'

interface ContributionsSectionProps {
  /** Of the section, for links to it. */
  id: string
  title: string
  /** How many there are; nothing is said of none. */
  total: number
  /** Beside the title. */
  beside?: ReactNode
  /** Whether the focus can be moved to it. */
  isFocusable?: boolean
  children: ReactNode
}

/** What people add to an article, below it: comments, walks. */
export function ContributionsSection(props: ContributionsSectionProps) {
  const { id, title, total, beside, isFocusable = false, children } = props
  const titleId = useId()
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId} tabIndex={isFocusable ? -1 : undefined}>
      <div className={styles.titleRow}>
        <h2 className={styles.title} id={titleId}>
          {title}
          {total > 0 ? (
            <span className={styles.total}>
              {' '}
              <Count value={total} />
            </span>
          ) : null}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  )
}
