import { invalidFields, newPasswordProblem, waitOf } from '@repo/account/form-problems'
import { readResetToken, resetCookie } from '@repo/account/reset-cookie'
import { ResetPasswordPage } from '@repo/account/reset-password-page'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { data } from 'react-router'
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
    return data({ wrong: newPasswordProblem(answer.error, language.t) }, { status })
  const error = answer.error.code === 'request.invalid' ? INVALID : answer.error
  return data({ problem: language.formatError(error), waitSeconds: waitOf(answer.error) }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function ResetPassword({ loaderData: { refusal }, actionData }: Route.ComponentProps) {
  return <ResetPasswordPage refusal={refusal} answer={actionData} />
}
