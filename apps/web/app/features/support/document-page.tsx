import type { ReactNode } from 'react'
import styles from './document-page.module.css'

interface DocumentPageProps {
  title: string
  /** What it is about, before its sections. */
  lead?: string | undefined
  sections: readonly { readonly heading: string; readonly text: string }[]
  /** Where to go from here. */
  children?: ReactNode
}

/** A plain page of words, such as the terms of use. */
export function DocumentPage({ title, lead, sections, children }: DocumentPageProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      {children ? <div className={styles.ways}>{children}</div> : null}
    </div>
  )
}
