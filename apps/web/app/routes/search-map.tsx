import { toMapArticle } from '@repo/articles/article-summary'
import { findOpening } from '@repo/map-search/find-opening.server'
import { toFoundPage } from '@repo/map-search/found-page'
import { apiSearch, boxOfCamera, readMapQuery } from '@repo/map-search/map-query'
import { SearchMap } from '@repo/map-search/search-map'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { languageLinks } from '@repo/web-kit/language-links'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/search-map'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readMapQuery(new URL(request.url).searchParams)
  const { locale } = context.get(preferencesContext)
  const api = context.get(apiContext)
  const near =
    query.near === null
      ? null
      : toMapArticle(orErrorPage(await api.readMapRoute({ params: { id: String(query.near) } })))
  const camera =
    query.camera ?? (near ? { lat: near.lat, lng: near.lng, zoom: 10 } : await findOpening(api, query, locale))
  const apiParams = Object.fromEntries(apiSearch(query, boxOfCamera(camera)))
  const list = toFoundPage(orErrorPage(await api.searchMap({ query: apiParams })))
  return { list, near, camera, title: serverLanguage(locale).t('map.title') }
}

/** The map requests its own results; only another language, or another line to stay close to, makes another page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return ['hl', 'near'].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
  loaderData ? [{ title: pageTitle(loaderData.title) }, ...languageLinks(page, '/search/map')] : []

export default function SearchMapPage({ loaderData }: Route.ComponentProps) {
  return <SearchMap key={loaderData.near?.id ?? 0} {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage()
  return <ContentError error={error} title={t('map.title')} />
}
