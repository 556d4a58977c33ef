import styles from './left-out-names.module.css'

/** Names of files that were not taken, each with its reason where they differ. */
export function LeftOutNames({ names }: { names: readonly (string | readonly [name: string, reason: string])[] }) {
  return (
    <ul className={styles.names}>
      {names.map((one, at) => {
        const [name, reason] = typeof one === 'string' ? [one] : one
        return (
          <li key={at}>
            <b>{name}</b> {reason}
          </li>
        )
      })}
    </ul>
  )
}
