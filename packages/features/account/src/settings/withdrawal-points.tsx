import { useAccountMessages } from '../messages/account-messages.ts'
import styles from './withdrawal-form.module.css'

/** What leaving means. */
export function WithdrawalPoints() {
  const t = useAccountMessages()
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
