import { TextField } from '@repo/ui/text-field'
import { BotCheck } from '@repo/web-kit/bot-check'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import { AccountForm } from './account-form.tsx'
import { MailNotice } from './mail-notice.tsx'

interface ForgetPasswordAnswer {
  readonly email: string
  readonly isSent?: boolean
  readonly wrong?: string
  readonly problem?: string
  readonly waitSeconds?: number | undefined
}

/** Mails a link to a new password. */
export function ForgetPasswordPage({ answer }: { answer: ForgetPasswordAnswer | undefined }) {
  const { t } = useLanguage()
  return (
    <AccountForm
      title={t('auth.forgot.title')}
      lead={t('auth.forgot.lead')}
      submitLabel={t(answer?.isSent ? 'auth.forgot.sendAgain' : 'auth.forgot.submit')}
      busyLabel={t('auth.forgot.busy')}
      problem={answer?.problem}
      waitSeconds={answer?.waitSeconds}
      footer={<Link to="/login">{t('auth.forgot.back')}</Link>}
    >
      {answer?.isSent ? <MailNotice title={t('auth.forgot.sent')} text={t('auth.forgot.sentText')} /> : null}
      <TextField
        label={t('auth.email')}
        name="email"
        type="email"
        autoComplete="username"
        max={null}
        error={answer?.wrong}
        defaultValue={answer?.email}
      />
      <BotCheck />
    </AccountForm>
  )
}
