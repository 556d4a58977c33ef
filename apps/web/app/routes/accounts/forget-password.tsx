import { AccountForm } from '@repo/account/account-form'
import { invalidFields, waitOf } from '@repo/account/form-problems'
import { MailNotice } from '@repo/account/mail-notice'
import { TextField } from '@repo/ui/text-field'
import { BotCheck } from '@repo/web-kit/bot-check'
import { botCheckOf } from '@repo/web-kit/bot-check-of.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { useLanguage } from '@repo/web-kit/language'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data, Link } from 'react-router'
import type { Route } from './+types/forget-password'

export function loader({ context }: Route.LoaderArgs) {
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { title: t('auth.forgot.title') }
}

/** The same response for every address: only its owner gets more information, by mail. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const email = textOf(form, 'email').trim()
  const { t, formatError } = serverLanguage(context.get(preferencesContext).locale)
  const answer = await context.get(apiContext).requestPasswordReset({ body: { email, ...botCheckOf(form) } })
  if (answer.ok) return { email, isSent: true, waitSeconds: answer.data.retry_after_seconds }
  const status = answer.status || 503
  if (invalidFields(answer.error).includes('email')) return data({ email, wrong: t('auth.emailInvalid') }, { status })
  return data({ email, problem: formatError(answer.error), waitSeconds: waitOf(answer.error) }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

interface Answered {
  readonly email: string
  readonly isSent?: boolean
  readonly wrong?: string
  readonly problem?: string
  readonly waitSeconds?: number | undefined
}

export default function ForgetPassword({ actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const answer: Answered | undefined = actionData
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
