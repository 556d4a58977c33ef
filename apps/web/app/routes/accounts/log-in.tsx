import { waitOf } from '@repo/account/form-problems'
import { LogInPage } from '@repo/account/log-in-page'
import { type LogInRefusal, whatIsMissing } from '@repo/account/log-in-refusal'
import { providersOf } from '@repo/account/providers.server'
import { readPasskey } from '@repo/account/read-forms.server'
import { botCheckOf } from '@repo/web-kit/bot-check-of.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { isFromSheet, sheetAnswer } from '@repo/web-kit/form-host'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { safeReturnPath } from '@repo/web-kit/return-path'
import { data } from 'react-router'
import type { Route } from './+types/log-in'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  const next = safeReturnPath(new URL(request.url).searchParams.get('next'), request)
  return { title: t('auth.logIn.title'), providers: await providersOf(context.get(apiContext)), next }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const isByPasskey = textOf(form, 'intent') === 'passkey'
  const email = textOf(form, 'email').trim()
  const { t, formatError } = serverLanguage(context.get(preferencesContext).locale)
  // What is not there cannot be wrong, and is no try.
  const missing = isByPasskey ? null : whatIsMissing({ email, password: textOf(form, 'password') }, t)
  if (missing) return data<LogInRefusal>({ email, fields: missing }, { status: 422 })
  const api = context.get(apiContext)
  const answer = isByPasskey
    ? await api.logInByPasskey({ body: { response: readPasskey(form) } })
    : await api.logIn({ body: { email, password: textOf(form, 'password'), ...botCheckOf(form) } })
  if (answer.ok) {
    const { search, searchParams } = new URL(request.url)
    const isVerified = answer.data.email_verified_at !== null
    if (isFromSheet(request)) return sheetAnswer(isVerified ? 'done' : 'verify')
    return redirectTo(isVerified ? safeReturnPath(searchParams.get('next'), request) : `/emailverify${search}`, {
      status: 303,
    })
  }
  // A malformed address is no more telling than a wrong one.
  const code = isByPasskey ? ('passkey.rejected' as const) : ('auth.bad_credentials' as const)
  const error = answer.error.code === 'request.invalid' ? { code } : answer.error
  const isCheckRequired = error.code === 'bot_check.required'
  return data<LogInRefusal>(
    { email, problem: formatError(error), waitSeconds: waitOf(answer.error), isCheckRequired },
    { status: answer.status || 503 },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function LogIn({ loaderData: { providers, next }, actionData }: Route.ComponentProps) {
  const refusal = actionData && 'email' in actionData ? actionData : undefined
  return <LogInPage providers={providers} next={next} refusal={refusal} />
}
