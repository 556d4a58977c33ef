import { useNavigation } from 'react-router'
import styles from './navigation-progress.module.css'

/** A line along the top while the next page is fetched. Hidden for quick ones by its own delay. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return <div className={styles.line} data-active={state !== 'idle' || undefined} aria-hidden="true" />
}
