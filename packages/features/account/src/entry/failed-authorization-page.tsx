import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { Link } from 'react-router'
import { AccountNotice } from './account-notice.tsx'
import { OtherProviders, type ProviderOffer } from './provider-buttons.tsx'

interface FailedAuthorizationPageProps {
  title: string
  problem: string
  /** The provider, where it can be tried once more. */
  again: readonly ProviderOffer[]
  isUser: boolean
  /** Where the activities of the provider are chosen; null for one without any. */
  choosingPath: string | null
}

/** What a provider answered in place of an account. */
export function FailedAuthorizationPage({ title, problem, again, isUser, choosingPath }: FailedAuthorizationPageProps) {
  const { t } = useLanguage()
  const { hasStrava } = useRootData()
  return (
    <>
      <AccountNotice title={title} problem={problem} isUser={isUser}>
        {isUser && hasStrava && choosingPath ? (
          <Link to={choosingPath} className={buttonClass({ variant: 'line', size: 'lg', isBlock: true })}>
            {t('auth.strava.back')}
          </Link>
        ) : null}
      </AccountNotice>
      <OtherProviders providers={again} purpose="log-in" next="/home" />
    </>
  )
}
