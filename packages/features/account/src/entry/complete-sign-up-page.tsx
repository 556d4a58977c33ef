import { Checkbox } from '@repo/ui/checkbox'
import { TextField } from '@repo/ui/text-field'
import { useLanguage } from '@repo/web-kit/language'
import { AccountForm } from './account-form.tsx'
import type { SignUpRefusal } from './sign-up-form.tsx'
import { SignUpNames } from './sign-up-names.tsx'
import { TermsConsent } from './terms-consent.tsx'
import { useLiveCheck } from './use-live-check.ts'

interface CompleteSignUpPageProps {
  /** What the provider is called. */
  provider: string
  /** As the provider told it. */
  email: string | null
  isVerified: boolean
  nickname: string
  answer: SignUpRefusal | undefined
}

/** What a provider did not tell of a new user. */
export function CompleteSignUpPage({ provider, email, isVerified, nickname, answer }: CompleteSignUpPageProps) {
  const { t } = useLanguage()
  const problems = answer?.problems
  const { problemOf, handlers } = useLiveCheck(answer)
  return (
    <AccountForm
      title={t('auth.complete.title')}
      lead={t('auth.complete.lead', { provider })}
      submitLabel={t('auth.signUp.submit')}
      busyLabel={t('auth.signUp.busy')}
      problem={problems?.whole}
      waitSeconds={problems?.waitSeconds}
      handlers={handlers}
    >
      <SignUpNames
        problems={{ name: problemOf('name'), nickname: problemOf('nickname') }}
        defaults={{ name: answer?.kept.name, nickname: answer?.kept.nickname ?? nickname }}
      />
      {isVerified ? (
        <TextField
          label={t('auth.email')}
          type="email"
          max={null}
          hint={t('auth.complete.verified', { provider })}
          defaultValue={email ?? ''}
          readOnly
        />
      ) : (
        <TextField
          label={t('auth.email')}
          name="email"
          type="email"
          autoComplete="email"
          max={null}
          hint={t('auth.complete.emailHint')}
          error={problemOf('email')}
          defaultValue={answer?.kept.email ?? email ?? ''}
          isRequired
        />
      )}
      <Checkbox name="terms" error={problemOf('terms')} defaultChecked={answer?.kept.terms} label={<TermsConsent />} />
    </AccountForm>
  )
}
