import { PasswordField } from '@repo/ui/password-field'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import { useAccountMessages } from '../messages/account-messages.ts'
import { AccountPage } from './account-page.tsx'
import { HiddenUserName } from './reauthenticate/hidden-user-name.tsx'
import { SettingsForm } from './settings-form.tsx'

export interface PasswordAnswer {
  readonly done?: string
  readonly wrongCurrent?: string
  readonly wrongNew?: string
  readonly problem?: string
  readonly waitSeconds?: number | undefined
}

interface PasswordPageProps {
  email: string
  hasPassword: boolean
  answer: PasswordAnswer | undefined
}

/** Changes the password, or sets the first one. */
export function PasswordPage({ email, hasPassword, answer }: PasswordPageProps) {
  const t = useAccountMessages()
  const { t: common } = useLanguage()
  return (
    <AccountPage
      title={t(hasPassword ? 'password.title' : 'password.setTitle')}
      lead={t(hasPassword ? 'password.lead' : 'password.setLead')}
    >
      <SettingsForm
        // Clears the fields after a successful change.
        key={answer?.done}
        intent="password"
        submitLabel={t(hasPassword ? 'password.submit' : 'password.setSubmit')}
        busyLabel={t('password.busy')}
        problem={answer?.problem}
        waitSeconds={answer?.waitSeconds}
        done={answer?.done}
      >
        <HiddenUserName email={email} />
        {hasPassword ? (
          <PasswordField
            label={t('password.current')}
            name="current_password"
            autoComplete="current-password"
            error={answer?.wrongCurrent}
            aside={<Link to="/forgetpass">{common('auth.forgot.link')}</Link>}
          />
        ) : null}
        <PasswordField
          label={t('password.new')}
          name="password"
          autoComplete="new-password"
          hint={common('auth.passwordHint')}
          error={answer?.wrongNew}
        />
      </SettingsForm>
    </AccountPage>
  )
}
