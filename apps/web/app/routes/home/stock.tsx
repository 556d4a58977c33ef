import { toCategoryList } from '@repo/articles/category-list'
import { ownTranslator } from '@repo/home/own-messages.server'
import { OwnPageError } from '@repo/home/own-page-error'
import { StockPage } from '@repo/home/stock-page'
import { readStockQuery, stockFilter } from '@repo/home/stock-query'
import { toStockedArticlePage } from '@repo/home/stocked-articles'
import { toStockedMap } from '@repo/home/stocked-map'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { data } from 'react-router'
import type { Route } from './+types/stock'

export async function loader({ request, context }: Route.LoaderArgs) {
  const stockQuery = readStockQuery(new URL(request.url).searchParams)
  const api = context.get(apiContext)
  const categories = toCategoryList(orErrorPage(await api.listStockCategories()))
  // A category that was deleted meanwhile narrows nothing.
  const isKnown =
    typeof stockQuery.category !== 'number' || categories.data.some(({ id }) => id === stockQuery.category)
  const query = isKnown ? stockQuery : { ...stockQuery, category: null }
  const { before } = query
  const filter = stockFilter(query)
  const [list, map] = await Promise.all([
    api.listStock({ query: { ...filter, ...(before === null ? {} : { before }) } }),
    query.view === 'map' ? api.readStockMap({ query: filter }) : null,
  ])
  return {
    query,
    categories,
    list: toStockedArticlePage(orErrorPage(list)),
    map: map && toStockedMap(orErrorPage(map)),
    title: ownTranslator(context.get(preferencesContext).locale)('kept.title'),
  }
}

/** An entry whose article is not to be seen any more is let go. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = parseIdParam(textOf(await readForm(request), 'id'))
  const answer = await context.get(apiContext).removeStock({ params: { id } })
  // Another tab or session removed it first, which is the wanted result.
  if (answer.ok || answer.status === 404) return data({ error: null })
  return data({ error: answer.error }, { status: answer.status || 503 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function Stock({ loaderData }: Route.ComponentProps) {
  return <StockPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OwnPageError error={error} page="kept" />
}
