import { accountTranslator } from '@repo/account/account-messages.server'
import { ConfirmPage } from '@repo/account/confirm-page'
import { waitOf } from '@repo/account/form-problems'
import { providersOf } from '@repo/account/providers.server'
import { readPasskey } from '@repo/account/read-forms.server'
import type { ApiClient } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext, requireViewer } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { safeReturnPath } from '@repo/web-kit/return-path'
import { data } from 'react-router'
import type { Route } from './+types/confirm'

/** Reauthentication before a change of log-in methods; then redirects back to it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context)
  const { locale } = context.get(preferencesContext)
  const api = context.get(apiContext)
  const [{ data: linked }, { data: passkeys }] = [
    orErrorPage(await api.listLinkedAccounts()),
    orErrorPage(await api.listPasskeys()),
  ]
  const offered = await providersOf(api)
  return {
    email: viewer.email,
    hasPassword: viewer.hasPassword,
    hasPasskey: passkeys.length > 0,
    providers: offered.filter(({ name }) => linked.some(({ provider }) => provider === name)),
    next: safeReturnPath(new URL(request.url).searchParams.get('next'), request),
    title: accountTranslator(locale)('confirm.title'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { t, formatError } = serverLanguage(context.get(preferencesContext).locale)
  const isByPasskey = textOf(form, 'intent') === 'passkey'
  const password = textOf(form, 'password')
  if (!isByPasskey && password === '') return data({ wrong: t('auth.passwordMissing') }, { status: 422 })
  const api = context.get(apiContext)
  const answer = isByPasskey
    ? await api.reauthenticateByPasskey({ body: { response: readPasskey(form) } })
    : await api.reauthenticate({ body: { password } })
  if (answer.ok) {
    const { searchParams } = new URL(request.url)
    const next = safeReturnPath(searchParams.get('next'), request)
    return (await startLinking(api, searchParams.get('link'), next)) ?? redirectTo(next, { status: 303 })
  }
  const status = answer.status || 503
  // One that is too long is a wrong one.
  const error = answer.error.code === 'request.invalid' ? (isByPasskey ? REJECTED : MISMATCH) : answer.error
  if (error.code === 'password.current_mismatch') return data({ wrong: formatError(error) }, { status })
  return data({ problem: formatError(error), waitSeconds: waitOf(answer.error) }, { status })
}

/** What they were about to link goes on without another press; null when there is nothing, or it is refused. */
async function startLinking(api: ApiClient, name: string | null, next: string) {
  const provider = (await providersOf(api)).find((offered) => offered.name === name)
  if (!provider) return null
  const answer = await api.startAuthorization({ params: { provider: provider.name }, body: { purpose: 'link', next } })
  return answer.ok ? { going: { url: answer.data.url, label: provider.label } } : null
}

const REJECTED = { code: 'passkey.rejected' } as const

const MISMATCH = { code: 'password.current_mismatch' } as const

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData
  return <ConfirmPage {...page} answer={actionData} />
}
