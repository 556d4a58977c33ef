import { GoingNotice, type GoingNoticeProps } from '../../entry/going-notice.tsx'
import type { ProviderOffer } from '../../entry/provider-buttons.tsx'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { AccountPage } from '../account-page.tsx'
import { OtherProofs } from './other-proofs.tsx'
import { type ReauthenticateAnswer, ReauthenticateForm } from './reauthenticate-form.tsx'

interface ConfirmPageProps {
  email: string
  hasPassword: boolean
  hasPasskey: boolean
  /** Those that are linked. */
  providers: readonly ProviderOffer[]
  next: string
  answer: ReauthenticateAnswer | { readonly going: GoingNoticeProps } | undefined
}

/** Asks who it is, before a change of the ways to log in. */
export function ConfirmPage({ email, hasPassword, hasPasskey, providers, next, answer }: ConfirmPageProps) {
  const t = useAccountMessages()
  if (answer && 'going' in answer) return <GoingNotice {...answer.going} />
  return (
    <AccountPage title={t('confirm.title')} lead={t('confirm.lead')}>
      <ReauthenticateForm email={email} hasPassword={hasPassword} answer={answer}>
        <OtherProofs hasPasskey={hasPasskey} providers={providers} next={next} />
      </ReauthenticateForm>
    </AccountPage>
  )
}
