import { Link } from 'react-router'
import { useAccountMessages } from '../messages/account-messages.ts'
import { AccountCard } from './account-card.tsx'
import { AccountPage } from './account-page.tsx'
import styles from './withdrawal-form.module.css'
import { WithdrawalForm, type WithdrawalProblems } from './withdrawal-form.tsx'

const NONE: WithdrawalProblems = {}

export interface WithdrawPageProps {
  hasPassword: boolean
  problems: WithdrawalProblems | undefined
}

/** What is lost with an account, and the form that closes it. */
export function WithdrawPage({ hasPassword, problems = NONE }: WithdrawPageProps) {
  const t = useAccountMessages()
  return (
    <AccountPage title={t('section.withdrawal')} lead={t('withdrawal.lead')}>
      <AccountCard title={t('withdrawal.what')}>
        <WithdrawalPoints />
        <p>
          {t('withdrawal.keep')} <Link to="/home/account/data">{t('withdrawal.download')}</Link>
        </p>
      </AccountCard>
      <AccountCard>
        <WithdrawalForm hasPassword={hasPassword} problems={problems} />
      </AccountCard>
    </AccountPage>
  )
}

/** What leaving means. */
function WithdrawalPoints() {
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
