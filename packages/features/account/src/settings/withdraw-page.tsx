import { Link } from 'react-router'
import { useAccountMessages } from '../messages/account-messages.ts'
import { AccountCard } from './account-card.tsx'
import { AccountPage } from './account-page.tsx'
import { WithdrawalForm, type WithdrawalProblems } from './withdrawal-form.tsx'
import { WithdrawalPoints } from './withdrawal-points.tsx'

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
