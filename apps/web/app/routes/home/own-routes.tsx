import { toOwnArticle } from '@repo/articles/article-summary'
import { readOwnListQuery } from '@repo/home/own-list-query'
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
  const answer = orErrorPage(await context.get(apiContext).listOwnRoutes({ query: filter }))
  const list = toListPage(answer, toOwnArticle)
  toLastPage(list, request)
  return {
    query,
    list,
    counts: answer.counts,
    unlistedCount: answer.unlisted_count,
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
