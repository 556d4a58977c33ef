import { CompleteSignUpPage } from '@repo/account/complete-sign-up-page'
import { readSignUp, timeZoneOf } from '@repo/account/read-forms.server'
import { signUpProblems } from '@repo/account/sign-up-check'
import { formatFieldProblems, formatRefusal } from '@repo/account/sign-up-refusals'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { data } from 'react-router'
import type { Route } from './+types/complete-sign-up'

/** For new users who came through a provider; all others are redirected to the log-in. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).readProviderSignUp()
  if (!answer.ok) throw redirectTo('/login')
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  const { provider, email, is_email_verified: isVerified, nickname } = answer.data
  return { title: t('auth.complete.title'), provider: provider.label, email, isVerified, nickname }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { locale } = context.get(preferencesContext)
  const language = serverLanguage(locale)
  const form = await readForm(request)
  const entries = readSignUp(form)
  const hasEmail = form.has('email')
  const wrong = signUpProblems({ ...entries, password: '' }).filter(
    (field) => field !== 'password' && (field !== 'email' || hasEmail),
  )
  if (wrong.length > 0) return data({ kept: entries, problems: formatFieldProblems(wrong, language) }, { status: 422 })
  const { email, ...others } = entries
  const body = { ...others, locale, ...timeZoneOf(form), ...(hasEmail ? { email } : {}) }
  const answer = await context.get(apiContext).completeProviderSignUp({ body })
  if (!answer.ok) {
    return data({ kept: entries, problems: formatRefusal(answer.error, language) }, { status: answer.status || 503 })
  }
  const { user, next } = answer.data
  const isVerified = user.email_verified_at !== null
  return redirectTo(isVerified ? next : `/emailverify?${new URLSearchParams({ next })}`, { status: 303 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function CompleteSignUp({ loaderData: { title: _, ...page }, actionData }: Route.ComponentProps) {
  return <CompleteSignUpPage {...page} answer={actionData} />
}
