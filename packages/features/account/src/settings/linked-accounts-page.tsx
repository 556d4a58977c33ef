import { RuledList } from '@repo/ui/ruled-list'
import { Link } from 'react-router'
import { useAccountMessages } from '../messages/account-messages.ts'
import { type ActionOutcome, NoticeLine } from '../notice-line.tsx'
import { AccountPage } from './account-page.tsx'
import { type LinkableService, LinkedService } from './linked-service.tsx'

interface LinkedAccountsPageProps {
  services: readonly LinkableService[]
  /** Whether nothing but one of them opens the account. */
  isLast: boolean
  /** What has come of the last change. */
  answer: ActionOutcome | undefined
}

/** The services that log the user in, with those that could. */
export function LinkedAccountsPage({ services, isLast, answer }: LinkedAccountsPageProps) {
  const t = useAccountMessages()
  return (
    <AccountPage title={t('linked.title')} lead={t(services.length > 0 ? 'linked.lead' : 'linked.none')}>
      <NoticeLine done={answer?.done} problem={answer?.problem} />
      {services.length > 0 ? (
        <RuledList>
          {services.map((service) => (
            <LinkedService key={service.name} service={service} isLast={isLast} />
          ))}
        </RuledList>
      ) : null}
      {isLast ? (
        <p>
          {t('linked.last')} <Link to="/home/account/password">{t('password.setTitle')}</Link>
        </p>
      ) : null}
    </AccountPage>
  )
}
