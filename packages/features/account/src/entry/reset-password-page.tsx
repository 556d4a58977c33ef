import { buttonClass } from '@repo/ui/button-class'
import { PasswordField } from '@repo/ui/password-field'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import formStyles from './account-form.module.css'
import { AccountForm } from './account-form.tsx'

interface ResetPasswordAnswer {
  readonly wrong?: string
  readonly problem?: string
  readonly waitSeconds?: number | undefined
}

interface ResetPasswordPageProps {
  /** Why the mailed link does not work; null where it does. */
  refusal: string | null
  answer: ResetPasswordAnswer | undefined
}

/** Where the mailed link to a new password leads. */
export function ResetPasswordPage({ refusal, answer }: ResetPasswordPageProps) {
  const { t } = useLanguage()
  if (refusal !== null) return <Refused reason={refusal} />
  return (
    <AccountForm
      title={t('auth.reset.title')}
      lead={t('auth.reset.lead')}
      submitLabel={t('auth.reset.submit')}
      busyLabel={t('auth.reset.busy')}
      problem={answer?.problem}
      waitSeconds={answer?.waitSeconds}
      footer={<Link to="/forgetpass">{t('auth.reset.again')}</Link>}
    >
      <PasswordField
        label={t('auth.reset.password')}
        name="password"
        autoComplete="new-password"
        hint={t('auth.passwordHint')}
        error={answer?.wrong}
        isRequired
      />
    </AccountForm>
  )
}

/** A link that does not work: the way to a new one. */
function Refused({ reason }: { reason: string }) {
  const { t } = useLanguage()
  return (
    <>
      <h1 className={formStyles.title}>{t('auth.reset.title')}</h1>
      <div className={formStyles.form}>
        <p className={formStyles.problem} role="alert">
          {reason}
        </p>
        <Link to="/forgetpass" className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}>
          {t('auth.reset.again')}
        </Link>
      </div>
    </>
  )
}
