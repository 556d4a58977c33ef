import { titleIn } from '@repo/contract'
import { toOwnArticleDetails } from '@repo/home/own-article-details'
import { ownTranslator } from '@repo/home/own-messages.server'
import { OwnPageError } from '@repo/home/own-page-error'
import { OwnRoutePage } from '@repo/home/own-route-page'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { toTrashOfMissing } from '../../platform/url/trash-of-missing.server.ts'
import type { Route } from './+types/own-route'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.articleId)
  const api = context.get(apiContext)
  const answer = await api.readOwnRoute({ params: { id } })
  await toTrashOfMissing(answer, id, api)
  const article = toOwnArticleDetails(orErrorPage(answer))
  const t = ownTranslator(context.get(preferencesContext).locale)
  const { locale } = context.get(preferencesContext)
  return { article, title: titleIn(article, locale).text || t('own.untitled') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function OwnRoute({ loaderData }: Route.ComponentProps) {
  return <OwnRoutePage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OwnPageError error={error} page="own" />
}
