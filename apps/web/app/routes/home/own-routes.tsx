import { toOwnArticle } from '@repo/articles/article-summary'
import { isEverything, readOwnListQuery } from '@repo/home/own-list-query'
import { ownTranslator } from '@repo/home/own-messages.server'
import { OwnPageError } from '@repo/home/own-page-error'
import { OwnRoutesPage } from '@repo/home/own-routes-page'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { toListPage } from '@repo/web-kit/list-page'
import { pageTitle } from '@repo/web-kit/page-title'
import { toLastPage } from '../../platform/url/last-page.server.ts'
import type { Route } from './+types/own-routes'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readOwnListQuery(new URL(request.url).searchParams)
  const { status, q, sort, page } = query
  const filter = { sort, page: String(page), ...(status ? { status } : {}), ...(q ? { q } : {}) }
  const api = context.get(apiContext)
  const answer = orErrorPage(await api.listOwnRoutes({ query: filter }))
  const list = toListPage(answer, toOwnArticle)
  toLastPage(list, request)
  // Where nothing is listed at all, it may just have been deleted.
  const trash = isEverything(query) && list.total === 0 ? await api.listTrash({}) : null
  return {
    query,
    list,
    counts: answer.counts,
    unlistedCount: answer.unlisted_count,
    trashedCount: trash?.ok ? trash.data.total : 0,
    title: ownTranslator(context.get(preferencesContext).locale)('own.title'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function OwnRoutes({ loaderData }: Route.ComponentProps) {
  return <OwnRoutesPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OwnPageError error={error} page="own" />
}
