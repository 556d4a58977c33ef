import { StravaLinkedPage } from '@repo/account/strava-linked-page'
import { STRAVA_PAGE } from '@repo/authoring/start-addresses'
import type { ApiClient } from '@repo/contract'
import { apiContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/strava-success'

/** The page after linking Strava, which leads to choosing activities. Without a linked account it shows an error. */
export async function loader({ context }: Route.LoaderArgs) {
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  const viewer = await context.get(viewerContext)()
  const isLinked = viewer !== null && (await hasLinkedStrava(context.get(apiContext)))
  return { title: t(isLinked ? 'auth.strava.title' : 'auth.strava.notLinked'), isUser: viewer !== null, isLinked }
}

async function hasLinkedStrava(api: ApiClient): Promise<boolean> {
  const answer = await api.listLinkedAccounts()
  return answer.ok && answer.data.data.some(({ provider }) => provider === 'strava')
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function StravaSuccess({ loaderData }: Route.ComponentProps) {
  return <StravaLinkedPage {...loaderData} choosingPath={STRAVA_PAGE} />
}
