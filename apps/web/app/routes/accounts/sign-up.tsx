import { providersOf } from '@repo/account/providers.server'
import { readSignUp, timeZoneOf } from '@repo/account/read-forms.server'
import { signUpProblems } from '@repo/account/sign-up-check'
import { SignUpPage } from '@repo/account/sign-up-page'
import { formatFieldProblems, formatRefusal } from '@repo/account/sign-up-refusals'
import { botCheckOf } from '@repo/web-kit/bot-check-of.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { isFromSheet, sheetAnswer } from '@repo/web-kit/form-host'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { safeReturnPath } from '@repo/web-kit/return-path'
import { data } from 'react-router'
import type { Route } from './+types/sign-up'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  const next = safeReturnPath(new URL(request.url).searchParams.get('next'), request)
  return { title: t('auth.signUp.title'), providers: await providersOf(context.get(apiContext)), next }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { locale } = context.get(preferencesContext)
  const language = serverLanguage(locale)
  const form = await readForm(request)
  const kept = readSignUp(form)
  const entries = { ...kept, password: textOf(form, 'password') }
  const wrong = signUpProblems(entries)
  if (wrong.length > 0) return data({ kept, problems: formatFieldProblems(wrong, language) }, { status: 422 })
  const answer = await context
    .get(apiContext)
    .signUp({ body: { ...entries, locale, ...timeZoneOf(form), ...botCheckOf(form) } })
  if (answer.ok) {
    if (isFromSheet(request)) return sheetAnswer('verify')
    return redirectTo(`/emailverify${new URL(request.url).search}`, { status: 303 })
  }
  return data({ kept, problems: formatRefusal(answer.error, language) }, { status: answer.status || 503 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function SignUp({ loaderData: { providers, next }, actionData }: Route.ComponentProps) {
  const refusal = actionData && 'problems' in actionData ? actionData : undefined
  return <SignUpPage providers={providers} next={next} refusal={refusal} />
}
