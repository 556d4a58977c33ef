import { accountTranslator } from '@repo/account/account-messages.server'
import { WithdrawPage, type WithdrawPageProps } from '@repo/account/withdraw-page'
import { apiContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { data } from 'react-router'
import type { Route } from './+types/withdraw'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = await context.get(viewerContext)()
  const { locale } = context.get(preferencesContext)
  return { hasPassword: viewer?.hasPassword === true, title: accountTranslator(locale)('section.withdrawal') }
}

type Problems = NonNullable<WithdrawPageProps['problems']>

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { locale } = context.get(preferencesContext)
  const { t, formatError } = serverLanguage(locale)
  const refuse = (problems: Problems, status: number) => data({ problems }, { status })
  if (!form.has('consent')) return refuse({ consent: accountTranslator(locale)('withdrawal.consentMissing') }, 422)
  const password = textOf(form, 'password')
  if (form.has('password') && password === '') return refuse({ password: t('auth.passwordMissing') }, 422)
  const body = form.has('password') ? { password } : {}
  const answer = await context.get(apiContext).withdraw({ body })
  if (answer.ok) return redirectTo('/withdrawcomplete', { status: 303 })
  // One that is too long is no more than a wrong one.
  const isRefused = answer.error.code === 'request.invalid'
  const error = isRefused ? { code: 'password.current_mismatch' as const } : answer.error
  const problem = formatError(error)
  const problems = error.code === 'password.current_mismatch' ? { password: problem } : { whole: problem }
  return refuse(problems, answer.status || 503)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Withdraw({ loaderData: { hasPassword }, actionData }: Route.ComponentProps) {
  return <WithdrawPage hasPassword={hasPassword} problems={actionData?.problems} />
}
