import styles from './document-page.module.css'

interface DocumentPageProps {
  title: string
  /** What it is about, before its sections. */
  lead?: string | undefined
  sections: readonly { readonly heading: string; readonly text: string }[]
}

/** A page of plain text, such as the terms of use. */
export function DocumentPage({ title, lead, sections }: DocumentPageProps) {
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
    </div>
  )
}
