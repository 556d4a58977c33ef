import { ConsentForm } from '../consent/consent-form.tsx'
import type { CookieSettings } from './cookie-settings.server.ts'
import tableStyles from './cookie-table.module.css'
import styles from './document-page.module.css'

interface CookiesPageProps extends CookieSettings {
  allowsMarketing: boolean
  isSaved: boolean
  /** Whether anything is asked for at all. */
  isNeeded: boolean
}

/** What is stored on the reader's device, and what they allow. */
export function CookiesPage({ allowsMarketing, isSaved, isNeeded, ...texts }: CookiesPageProps) {
  const { title, lead, form, nothing, listTitle, columns, cookies, deviceTitle, device } = texts
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>{isNeeded ? lead : `${lead} ${nothing}`}</p>
      <ConsentForm allowsMarketing={allowsMarketing} isSaved={isSaved} messages={form} />
      <section>
        <h2>{listTitle}</h2>
        <CookieTable columns={columns} cookies={cookies} />
      </section>
      <section>
        <h2>{deviceTitle}</h2>
        <CookieTable columns={columns} cookies={device} />
      </section>
    </div>
  )
}

type Row = readonly [name: string, purpose: string, duration: string]

/** Names, purposes and durations of cookies; on narrow screens below each other. */
function CookieTable({ columns, cookies }: { columns: Row; cookies: readonly Row[] }) {
  return (
    <table className={tableStyles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cookies.map(([name, purpose, duration]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{purpose}</td>
            <td>{duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
