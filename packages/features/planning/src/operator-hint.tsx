import { useRootData } from '@repo/web-kit/root-data'
import styles from './way-facts.module.css'

/** What would help where something is not known here. Only operators get the words from the server. */
export function OperatorHint({ lacks }: { lacks: 'region' | 'elevation' }) {
  const hint = useRootData().hints?.[lacks]
  return hint ? <p className={styles.hint}>{hint}</p> : null
}
