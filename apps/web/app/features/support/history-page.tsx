import styles from './document-page.module.css'

interface Release {
  /** ISO date. */
  readonly date: string
  /** As the reader writes it. */
  readonly day: string
  readonly title: string
  readonly changes: readonly string[]
}

interface HistoryPageProps {
  title: string
  releases: readonly Release[]
}

/** What has changed in the product, release by release. */
export function HistoryPage({ title, releases }: HistoryPageProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {releases.map(({ date, day, title: heading, changes }) => (
        <section key={date}>
          <p className={styles.day}>
            <time dateTime={date}>{day}</time>
          </p>
          <h2>{heading}</h2>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
