import { FailedAuthorizationPage } from '@repo/account/failed-authorization-page'
import { providersOf } from '@repo/account/providers.server'
import { STRAVA_PAGE } from '@repo/authoring/start-addresses'
import { apiContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { safeReturnPath } from '@repo/web-kit/return-path'
import { data } from 'react-router'
import type { Route } from './+types/callback'

const PARAMETERS = ['state', 'code', 'iss', 'error', 'scope', 'user'] as const

/** Where providers send browsers back to, with what the API makes of it. */
export async function loader({ request, params: { provider }, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const api = context.get(apiContext)
  const given = PARAMETERS.map((name) => [name, searchParams.get(name)] as const).filter(([, value]) => value !== null)
  const answer = await api.finishAuthorization({ params: { provider }, body: Object.fromEntries(given) })
  if (answer.ok) throw redirectTo(pathAfter(answer.data, provider, request), { status: 303 })
  const { formatError, t } = serverLanguage(context.get(preferencesContext).locale)
  const providers = await providersOf(api)
  const isUser = (await context.get(viewerContext)()) !== null
  const again = providers.filter(({ name }) => name === provider && !isUser)
  const label = providers.find(({ name }) => name === provider)?.label ?? ''
  const title = t('auth.provider.failed', { provider: label })
  return data({ title, problem: formatError(answer.error), again, isUser }, { status: answer.status || 503 })
}

interface Outcome {
  readonly outcome: 'logged-in' | 'sign-up' | 'linked' | 'reauthenticated'
  readonly next: string
}

function pathAfter({ outcome, next }: Outcome, provider: string, request: Request): string {
  if (outcome === 'sign-up') return '/signup/complete'
  if (outcome === 'linked' && provider === 'strava') return '/strava_success'
  const url = new URL(safeReturnPath(next, request), request.url)
  if (outcome === 'linked') url.searchParams.set('linked', '1')
  return `${url.pathname}${url.search}${url.hash}`
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function FinishAuthorization({ loaderData, params }: Route.ComponentProps) {
  return <FailedAuthorizationPage {...loaderData} choosingPath={params.provider === 'strava' ? STRAVA_PAGE : null} />
}
