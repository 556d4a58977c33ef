import { journeyPath, journeyThankedPath } from '@repo/journeys/journey-links'
import { toThankedPage } from '@repo/people/thanked-page'
import { ThankedPeople } from '@repo/people/thanked-people'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { Route } from './+types/journey-favorites'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.journeyId)
  const search = new URL(request.url).searchParams
  const [token, before] = [search.get('token'), search.get('before')]
  const ofLink = token ? { token } : {}
  const api = context.get(apiContext)
  const [journey, list] = await Promise.all([
    api.readJourney({ params: { id }, query: ofLink }),
    api.listJourneyFavorites({ params: { id }, query: { ...ofLink, ...(before ? { before } : {}) } }),
  ])
  const liked = { id: Number(id), title: orErrorPage(journey).title }
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { liked, token, list: toThankedPage(orErrorPage(list)), title: t('article.niceTitle') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function JourneyFavorites({ loaderData: { liked, list, token } }: Route.ComponentProps) {
  const { id, title } = liked
  const next = list.next && journeyThankedPath(id, token, list.next)
  return <ThankedPeople liked={{ title, path: journeyPath(id, token) }} list={list} next={next} />
}
