import { useAccountMessages } from '../../messages/account-messages.ts'
import { AccountPage } from '../account-page.tsx'
import type { EmailAnswer } from './email-answer.ts'
import { NewEmailForm } from './new-email-form.tsx'
import { type PendingEmail, PendingEmailForm } from './pending-email-form.tsx'

interface EmailPageProps {
  email: string
  /** A new address that has to be proved. */
  pending: PendingEmail | null
  asksPassword: boolean
  answer: EmailAnswer | undefined
}

/** The address of the account, and how it is changed. */
export function EmailPage({ email, pending, asksPassword, answer }: EmailPageProps) {
  const t = useAccountMessages()
  return (
    <AccountPage title={t('email.title')} lead={t('email.present', { email })}>
      {pending ? (
        <PendingEmailForm pending={pending} answer={answer} />
      ) : (
        <NewEmailForm email={email} asksPassword={asksPassword} answer={answer} />
      )}
    </AccountPage>
  )
}
