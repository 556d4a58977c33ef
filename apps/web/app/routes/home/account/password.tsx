import { accountTranslator } from '@repo/account/account-messages.server'
import { invalidFields, newPasswordProblem, waitOf } from '@repo/account/form-problems'
import { type PasswordAnswer, PasswordPage } from '@repo/account/password-page'
import { requireNoReauthentication, requireRecentAuthentication } from '@repo/account/reauthentication.server'
import { apiContext, preferencesContext, requireViewer } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import type { Route } from './+types/password'

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context)
  if (!viewer.hasPassword) await requireRecentAuthentication(request, context)
  const t = accountTranslator(context.get(preferencesContext).locale)
  const { email, hasPassword } = viewer
  return { email, hasPassword, title: t(hasPassword ? 'password.title' : 'password.setTitle') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const current = textOf(form, 'current_password')
  const password = textOf(form, 'password')
  const { locale } = context.get(preferencesContext)
  const { t, formatError } = serverLanguage(locale)
  if (form.has('current_password') && current === '')
    return data<PasswordAnswer>({ wrongCurrent: t('auth.passwordMissing') }, { status: 422 })
  const body = current === '' ? { password } : { current_password: current, password }
  const answer = await context.get(apiContext).changePassword({ body })
  requireNoReauthentication(answer, request)
  if (answer.ok) return data<PasswordAnswer>({ done: accountTranslator(locale)('password.done') })
  const status = answer.status || 503
  if (answer.error.code === 'password.current_mismatch')
    return data<PasswordAnswer>({ wrongCurrent: formatError(answer.error) }, { status })
  if (invalidFields(answer.error).includes('password'))
    return data<PasswordAnswer>({ wrongNew: newPasswordProblem(answer.error, t) }, { status })
  return data<PasswordAnswer>({ problem: formatError(answer.error), waitSeconds: waitOf(answer.error) }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Password({ loaderData: { email, hasPassword }, actionData }: Route.ComponentProps) {
  return <PasswordPage email={email} hasPassword={hasPassword} answer={actionData} />
}
