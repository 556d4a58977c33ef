import { providersOf } from '@repo/account/providers.server'
import { StartAuthorizationPage } from '@repo/account/start-authorization-page'
import { apiContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { safeReturnPath } from '@repo/web-kit/return-path'
import { data } from 'react-router'
import type { Route } from './+types/start'

const PURPOSES = ['log-in', 'link', 'reauthenticate'] as const

/** Following a link begins nothing: there is a button. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  const providers = await providersOf(context.get(apiContext))
  const provider = providers.find(({ name }) => name === params.provider)
  if (!provider) throw data({ code: 'provider.not_found' }, { status: 404 })
  return { provider, isUser: (await context.get(viewerContext)()) !== null, title: t('auth.logIn.title') }
}

/** Begins an authorization and shows a page that leads on. Who has to prove first that it is them goes on from there. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const purpose = PURPOSES.find((one) => one === textOf(form, 'purpose')) ?? 'log-in'
  const next = safeReturnPath(textOf(form, 'next'), request)
  const { provider } = params
  const answer = await context.get(apiContext).startAuthorization({ params: { provider }, body: { purpose, next } })
  if (answer.ok) return { url: answer.data.url }
  const { code } = answer.error
  if (code === 'auth.reauthentication_required') {
    const query = new URLSearchParams({ next, ...(purpose === 'link' && { link: provider }) })
    throw redirectTo(`/home/account/confirm?${query}`, { status: 303 })
  }
  if (code === 'auth.login_required') throw redirectTo('/login', { status: 303 })
  if (code === 'auth.guest_only') throw redirectTo('/home', { status: 303 })
  const { formatError } = serverLanguage(context.get(preferencesContext).locale)
  return data({ problem: formatError(answer.error) }, { status: answer.status || 503 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function StartAuthorization({ loaderData: { provider, isUser }, actionData }: Route.ComponentProps) {
  return <StartAuthorizationPage provider={provider} isUser={isUser} answer={actionData} />
}
