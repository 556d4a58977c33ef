import styles from './withdrawal-form.module.css'
import { useAccountWords } from './words/account-words.tsx'

/** What leaving means. */
export function WithdrawalPoints() {
  const t = useAccountWords()
  return (
    <ul className={styles.points}>
      <li>{t('withdrawal.routes')}</li>
      <li>{t('withdrawal.comments')}</li>
      <li>{t('withdrawal.devices')}</li>
      <li>
        <strong>{t('withdrawal.irreversible')}</strong>
      </li>
    </ul>
  )
}
