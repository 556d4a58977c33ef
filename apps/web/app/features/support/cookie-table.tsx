import styles from './cookie-table.module.css'

type Row = readonly [name: string, purpose: string, duration: string]

/** Names, purposes and durations of cookies; on narrow screens below each other. */
export function CookieTable({ columns, cookies }: { columns: Row; cookies: readonly Row[] }) {
  return (
    <table className={styles.table}>
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
