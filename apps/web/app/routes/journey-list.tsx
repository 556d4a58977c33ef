import { LISTS_TAG } from '@repo/contract'
import { JourneyListPage } from '@repo/journeys/journey-list-page'
import { journeyListPath, readJourneyListQuery } from '@repo/journeys/journey-list-query'
import { journeysTranslator } from '@repo/journeys/journeys-messages.server'
import { toListedJourney } from '@repo/journeys/listed-journey'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { languageLinks } from '@repo/web-kit/language-links'
import { toKeyedPage } from '@repo/web-kit/list-page'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/journey-list'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readJourneyListQuery(new URL(request.url).searchParams)
  const { q, kind, before } = query
  const asked = { ...(q && { q }), ...(kind && { kind }), ...(before && { before }) }
  const list = orErrorPage(await context.get(apiContext).listJourneys({ query: asked }))
  context.get(hostContext).share([LISTS_TAG])
  const t = journeysTranslator(context.get(preferencesContext).locale)
  return {
    query,
    list: toKeyedPage(list, toListedJourney),
    title: q
      ? t(`journeys.list.found.${kind ?? 'all'}`, { query: q })
      : t(kind === null ? 'journeys.own.title' : `journeys.list.${kind}`),
    description: t('journeys.list.lead'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
  if (!loaderData) return []
  const { query, title, description } = loaderData
  const isWhole = query.q === '' && query.before === null
  const further = isWhole ? languageLinks(page, journeyListPath(query)) : [{ name: 'robots', content: 'noindex' }]
  return [{ title: pageTitle(title) }, { name: 'description', content: description }, ...further]
}

export default function JourneyList({ loaderData: { description: _, ...page } }: Route.ComponentProps) {
  return <JourneyListPage {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage()
  return <ContentError error={error} title={t('header.journeys')} />
}
