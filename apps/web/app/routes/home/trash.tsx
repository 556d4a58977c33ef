import { ownTranslator } from '@repo/home/own-messages.server'
import { OwnPageError } from '@repo/home/own-page-error'
import { TrashPage } from '@repo/home/trash-page'
import { toTrashedArticle } from '@repo/home/trashed-article'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { toListPage } from '@repo/web-kit/list-page'
import { pageTitle } from '@repo/web-kit/page-title'
import { parsePageParam } from '@repo/web-kit/parse-page-param'
import { toLastPage } from '../../platform/url/last-page.server.ts'
import type { Route } from './+types/trash'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = parsePageParam(new URL(request.url).searchParams)
  const answer = orErrorPage(await context.get(apiContext).listTrash({ query: { page: String(page) } }))
  const list = toListPage(answer, toTrashedArticle)
  toLastPage(list, request)
  return { list, page, title: ownTranslator(context.get(preferencesContext).locale)('trash.title') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Trash({ loaderData }: Route.ComponentProps) {
  return <TrashPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OwnPageError error={error} page="trash" />
}
