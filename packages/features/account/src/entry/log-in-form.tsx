import { PasswordField } from '@repo/ui/password-field'
import { TextField } from '@repo/ui/text-field'
import { BotCheck } from '@repo/web-kit/bot-check'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AccountForm } from './account-form.tsx'
import type { LogInRefusal } from './log-in-refusal.ts'
import { usePasskeyAutofill } from './passkeys/use-passkey-autofill.ts'

interface LogInFormProps {
  /** Absent where what is around the form has it. */
  title?: string | undefined
  lead: ReactNode
  refusal: LogInRefusal | undefined
  /** The way to a new password opens beside the page. */
  keepsPage?: boolean
  alternatives?: ReactNode
  footer?: ReactNode
}

/** Logs in by an address and a password, or by a passkey that the browser offers. */
export function LogInForm({ title, lead, refusal, keepsPage = false, alternatives, footer }: LogInFormProps) {
  const { t } = useLanguage()
  usePasskeyAutofill()
  return (
    <AccountForm
      title={title}
      lead={lead}
      submitLabel={t('auth.logIn.submit')}
      busyLabel={t('auth.logIn.busy')}
      problem={refusal?.problem}
      waitSeconds={refusal?.waitSeconds}
      alternatives={alternatives}
      footer={footer}
    >
      <TextField
        label={t('auth.email')}
        name="email"
        type="email"
        autoComplete="username webauthn"
        max={null}
        defaultValue={refusal?.email}
        error={refusal?.fields?.email}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        error={refusal?.fields?.password}
        aside={
          <Link to="/forgetpass" {...(keepsPage && { target: '_blank' })}>
            {t('auth.forgot.link')}
          </Link>
        }
      />
      {refusal?.problem ? <BotCheck isRequired={refusal.isCheckRequired === true} /> : null}
    </AccountForm>
  )
}
