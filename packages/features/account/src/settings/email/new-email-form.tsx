import { PasswordField } from '@repo/ui/password-field'
import { TextField } from '@repo/ui/text-field'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { HiddenUserName } from '../reauthenticate/hidden-user-name.tsx'
import { SettingsForm } from '../settings-form.tsx'
import type { EmailAnswer } from './email-answer.ts'

interface NewEmailFormProps {
  /** The present address. */
  email: string
  asksPassword: boolean
  answer: EmailAnswer | undefined
}

/** Asks for another address. */
export function NewEmailForm({ email, asksPassword, answer }: NewEmailFormProps) {
  const t = useAccountMessages()
  const { t: common } = useLanguage()
  return (
    <SettingsForm
      title={t('email.changeTitle')}
      text={t('email.changeText')}
      intent="request"
      submitLabel={t('email.submit')}
      busyLabel={t('email.busy')}
      problem={answer?.problem}
      waitSeconds={answer?.waitSeconds}
      done={answer?.done}
    >
      <TextField
        label={t('email.new')}
        name="email"
        type="email"
        autoComplete="email"
        max={null}
        defaultValue={answer?.entered}
        error={answer?.wrongEmail}
      />
      {asksPassword ? (
        <>
          <HiddenUserName email={email} />
          <PasswordField
            label={t('password.current')}
            name="current_password"
            autoComplete="current-password"
            error={answer?.wrongPassword}
            aside={<Link to="/forgetpass">{common('auth.forgot.link')}</Link>}
          />
        </>
      ) : null}
    </SettingsForm>
  )
}
