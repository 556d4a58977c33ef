import { placeOf } from '@repo/articles/area'
import { toListedArticle } from '@repo/articles/article-summary'
import { filtersOf, findArea } from '@repo/articles/find-articles.server'
import { type ListQuery, listPath, readListQuery } from '@repo/articles/list-query'
import { RouteListPage } from '@repo/articles/route-list-page'
import { tagsInLanguage } from '@repo/articles/tags-in-language'
import { LISTS_TAG, type RouteCard } from '@repo/contract'
import { findJourneys } from '@repo/journeys/find-journeys.server'
import { JourneysFound } from '@repo/journeys/journeys-found'
import { mapPathOfList } from '@repo/map-search/map-query'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { feedLink } from '@repo/web-kit/feed-link'
import { useLanguage } from '@repo/web-kit/language'
import { languageLinks } from '@repo/web-kit/language-links'
import { type PagedAnswer, toListPage } from '@repo/web-kit/list-page'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { toLastPage } from '../platform/url/last-page.server.ts'
import type { Route } from './+types/route-list'

/** Shown as chips: what the articles of this page are about. */
const MOST_TAGS = 12

const NOTHING: PagedAnswer<RouteCard> = { data: [], total: 0, per_page: 1 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams)
  const { locale } = context.get(preferencesContext)
  const api = context.get(apiContext)
  const area = await findArea(api, query, locale)
  const isSearched = area.kind === 'anywhere' || area.kind === 'known'
  const [found, journeys] = await Promise.all([
    isSearched ? api.listRoutes({ query: filtersOf(query, placeOf(area)) }) : null,
    asksForWordsAlone(query) ? findJourneys(api, query.q) : [],
  ])
  const answer = found ? orErrorPage(found) : NOTHING
  const list = toListPage(answer, toListedArticle)
  toLastPage(list, request)
  const { t } = serverLanguage(locale)
  const { q, tag } = query
  const title = q ? t('list.titleQuery', { query: q }) : tag ? t('list.titleTag', { tag }) : t('list.title')
  const tags = [...new Set([...(tag ? [tag] : []), ...tagsInLanguage(answer.data, locale)])]
  const { publicUrl, share } = context.get(hostContext)
  share([LISTS_TAG])
  const feed = tag
    ? feedLink(publicUrl, locale, `#${tag}`, `/tags/${encodeURIComponent(tag)}`)
    : feedLink(publicUrl, locale, t('top.byNew'))
  return {
    query,
    list,
    journeys,
    title,
    area,
    feed,
    tags: tags.slice(0, MOST_TAGS),
    description: t('common.description'),
  }
}

/** Filters are of routes, and further pages have more of these. The order is no matter. */
const asksForWordsAlone = (query: ListQuery) =>
  query.q !== '' && listPath({ ...query, sort: 'relevance' }) === listPath({ q: query.q })

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
  loaderData
    ? [
        { title: pageTitle(loaderData.title) },
        { name: 'description', content: loaderData.description },
        loaderData.feed,
        ...languageLinks(page, listPath(loaderData.query)),
      ]
    : []

export default function RouteList({
  loaderData: { feed: _, description: __, journeys, ...page },
}: Route.ComponentProps) {
  return (
    <RouteListPage {...page} mapPathOf={mapPathOfList}>
      <JourneysFound words={page.query.q} journeys={journeys} />
    </RouteListPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage()
  return <ContentError error={error} title={t('list.title')} />
}
