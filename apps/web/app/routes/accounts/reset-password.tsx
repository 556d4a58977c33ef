import { AccountForm } from '@repo/account/account-form'
import formStyles from '@repo/account/account-form.module.css'
import { invalidFields, waitOf } from '@repo/account/form-problems'
import { readResetToken, resetCookie } from '@repo/account/reset-cookie'
import { saidOfNewPassword } from '@repo/account/said-of-new-password'
import { buttonClass } from '@repo/ui/button-class'
import { PasswordField } from '@repo/ui/password-field'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { useLanguage } from '@repo/web-kit/language'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { data, Link } from 'react-router'
import type { Route } from './+types/reset-password'

/** The referrer must not reveal the mailed address. */
const HIDDEN = { 'referrer-policy': 'no-referrer' } as const

/** Not `no-referrer`: browsers would take our own form for a foreign one, as they then leave its origin out. */
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'same-origin' })

const isSecure = (context: Route.LoaderArgs['context']) => context.get(hostContext).publicUrl.startsWith('https:')

export async function loader({ request, context }: Route.LoaderArgs) {
  const mailed = new URL(request.url).searchParams.get('token')
  if (mailed !== null) {
    const cookie = resetCookie(mailed, { isSecure: isSecure(context) })
    return redirectTo('/resetpass', { headers: { 'set-cookie': cookie, ...HIDDEN } })
  }
  const { t, formatError } = serverLanguage(context.get(preferencesContext).locale)
  const answer = await context.get(apiContext).checkPasswordReset({ body: { token: readResetToken(request) } })
  const error = !answer.ok && answer.error.code === 'request.invalid' ? INVALID : !answer.ok && answer.error
  return data(
    { title: t('auth.reset.title'), refusal: error ? formatError(error) : null },
    { status: answer.ok ? 200 : answer.status === 422 ? 404 : answer.status || 503 },
  )
}

/** Also without a link. */
const INVALID = { code: 'password.reset_invalid' } as const

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const token = readResetToken(request)
  const answer = await context.get(apiContext).resetPassword({ body: { token, password: textOf(form, 'password') } })
  if (answer.ok) {
    const cookie = resetCookie('', { isSecure: isSecure(context) })
    return redirectTo('/login?passwordreset=1', { status: 303, headers: { 'set-cookie': cookie } })
  }
  const language = serverLanguage(context.get(preferencesContext).locale)
  const status = answer.status || 503
  if (invalidFields(answer.error).includes('password'))
    return data({ wrong: saidOfNewPassword(answer.error, language.t) }, { status })
  const error = answer.error.code === 'request.invalid' ? INVALID : answer.error
  return data({ problem: language.formatError(error), waitSeconds: waitOf(answer.error) }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const answer: { wrong?: string; problem?: string; waitSeconds?: number | undefined } | undefined = actionData
  if (loaderData.refusal !== null) return <Refused reason={loaderData.refusal} />
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
