import { toListedPicture } from '@repo/authoring/stored-picture'
import { FilesPage } from '@repo/home/files-page'
import { ownTranslator } from '@repo/home/own-messages.server'
import { OwnPageError } from '@repo/home/own-page-error'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { toListPage } from '@repo/web-kit/list-page'
import { pageTitle } from '@repo/web-kit/page-title'
import { parsePageParam } from '@repo/web-kit/parse-page-param'
import { toLastPage } from '../../platform/url/last-page.server.ts'
import type { Route } from './+types/files'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = parsePageParam(new URL(request.url).searchParams)
  const answer = orErrorPage(await context.get(apiContext).listFiles({ query: { page: String(page) } }))
  const list = toListPage(answer, toListedPicture)
  toLastPage(list, request)
  return {
    list,
    page,
    bytes: answer.total_bytes,
    title: ownTranslator(context.get(preferencesContext).locale)('files.title'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Files({ loaderData }: Route.ComponentProps) {
  return <FilesPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OwnPageError error={error} page="files" />
}
