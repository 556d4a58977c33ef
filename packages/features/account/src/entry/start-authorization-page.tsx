import { useLanguage } from '@repo/web-kit/language'
import { AccountNotice } from './account-notice.tsx'
import { GoingNotice } from './going-notice.tsx'
import { ProviderButtons, type ProviderOffer } from './provider-buttons.tsx'

interface StartAuthorizationPageProps {
  provider: ProviderOffer
  isUser: boolean
  /** Where the provider is, or why nothing could begin. */
  answer: { readonly url: string } | { readonly problem: string } | undefined
}

/** Leads on to a provider. */
export function StartAuthorizationPage({ provider, isUser, answer }: StartAuthorizationPageProps) {
  const { t } = useLanguage()
  const { label } = provider
  if (answer && 'problem' in answer) {
    const title = t('auth.provider.failed', { provider: label })
    return <AccountNotice title={title} problem={answer.problem} isUser={isUser} />
  }
  if (!answer) {
    return (
      <AccountNotice title={t('auth.logIn.title')} isUser={isUser}>
        {isUser ? null : <ProviderButtons providers={[provider]} purpose="log-in" next="/home" />}
      </AccountNotice>
    )
  }
  return <GoingNotice label={label} url={answer.url} />
}
