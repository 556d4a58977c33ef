import { Checkbox } from '@repo/ui/checkbox'
import { PasswordField } from '@repo/ui/password-field'
import { TextField } from '@repo/ui/text-field'
import { BotCheck } from '@repo/web-kit/bot-check'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import { AccountForm } from './account-form.tsx'
import type { FormProblems } from './form-problems.ts'
import type { SignUpEntries, SignUpField } from './sign-up-check.ts'
import { SignUpNames } from './sign-up-names.tsx'
import { TermsConsent } from './terms-consent.tsx'
import { useLiveCheck } from './use-live-check.ts'

/** What is said to a sign-up that opened no account. */
export interface SignUpRefusal {
  readonly kept: Omit<SignUpEntries, 'password'>
  readonly problems: FormProblems<SignUpField>
}

interface SignUpFormProps {
  /** Absent where what is around the form has it. */
  title?: string | undefined
  lead: ReactNode
  refusal: SignUpRefusal | undefined
  /** Leaves out what can be added later. */
  isShort?: boolean | undefined
  alternatives?: ReactNode
  footer?: ReactNode
}

/** Opens an account by an address and a password. */
export function SignUpForm({ title, lead, refusal, isShort, alternatives, footer }: SignUpFormProps) {
  const { t } = useLanguage()
  const { problemOf, handlers } = useLiveCheck(refusal)
  return (
    <AccountForm
      title={title}
      lead={lead}
      submitLabel={t('auth.signUp.submit')}
      busyLabel={t('auth.signUp.busy')}
      problem={refusal?.problems.whole}
      waitSeconds={refusal?.problems.waitSeconds}
      handlers={handlers}
      alternatives={alternatives}
      footer={footer}
    >
      <SignUpNames
        isShort={isShort}
        problems={{ name: problemOf('name'), nickname: problemOf('nickname') }}
        defaults={refusal?.kept ?? {}}
      />
      <TextField
        label={t('auth.email')}
        name="email"
        type="email"
        autoComplete="email"
        max={null}
        error={problemOf('email')}
        defaultValue={refusal?.kept.email}
        isRequired
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="new-password"
        hint={t('auth.passwordHint')}
        error={problemOf('password')}
        isRequired
      />
      <Checkbox name="terms" error={problemOf('terms')} defaultChecked={refusal?.kept.terms} label={<TermsConsent />} />
      <BotCheck />
    </AccountForm>
  )
}
