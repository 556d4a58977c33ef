import styles from './booklet.module.css'
import { useBookletMessages } from './messages/booklet-messages.ts'

/** In the place of the booklet until it is there. */
export function Preparing() {
  const t = useBookletMessages()
  return (
    <div className={styles.preparing}>
      <h1>{t('booklet.heading')}</h1>
      <p role="status">{t('booklet.preparing')}</p>
    </div>
  )
}
