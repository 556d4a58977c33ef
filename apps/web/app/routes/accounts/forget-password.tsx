import { ForgetPasswordPage } from '@repo/account/forget-password-page'
import { invalidFields, waitOf } from '@repo/account/form-problems'
import { botCheckOf } from '@repo/web-kit/bot-check-of.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
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

export default function ForgetPassword({ actionData }: Route.ComponentProps) {
  return <ForgetPasswordPage answer={actionData} />
}
