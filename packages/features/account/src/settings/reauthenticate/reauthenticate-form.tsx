import { Button } from '@repo/ui/button'
import { PasswordField } from '@repo/ui/password-field'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { ProblemLine } from '../../notice-line.tsx'
import { SettingsForm } from '../settings-form.tsx'
import { HiddenUserName } from './hidden-user-name.tsx'
import styles from './reauthenticate-form.module.css'

export interface ReauthenticateAnswer {
  readonly wrong?: string
  readonly problem?: string
  readonly waitSeconds?: number | undefined
}

interface ReauthenticateFormProps {
  email: string
  hasPassword: boolean
  answer: ReauthenticateAnswer | undefined
  /** Other ways to prove who one is, each a card. */
  children?: ReactNode
}

/** Reauthentication: by password, by other means, or by a new log-in. */
export function ReauthenticateForm({ email, hasPassword, answer, children }: ReauthenticateFormProps) {
  const t = useAccountMessages()
  const { t: common } = useLanguage()
  return (
    <>
      {hasPassword ? (
        <SettingsForm
          intent="password"
          submitLabel={t('confirm.submit')}
          busyLabel={t('confirm.busy')}
          problem={answer?.problem}
          waitSeconds={answer?.waitSeconds}
        >
          <HiddenUserName email={email} />
          <PasswordField
            label={common('auth.password')}
            name="password"
            autoComplete="current-password"
            error={answer?.wrong}
            aside={<Link to="/forgetpass">{common('auth.forgot.link')}</Link>}
          />
        </SettingsForm>
      ) : (
        <ProblemLine problem={answer?.problem} />
      )}
      {children}
      <ButtonForm method="post" action="/logout" className={styles.again}>
        <p>{t('confirm.otherwise')}</p>
        <Button type="submit" variant="ghost" size="sm">
          {common('header.logOut')}
        </Button>
      </ButtonForm>
    </>
  )
}
