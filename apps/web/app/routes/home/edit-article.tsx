import type { ApiClient } from '@repo/contract'
import { EditArticlePage } from '@repo/editor/editor-page'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import { toTrashOfMissing } from '../../platform/url/trash-of-missing.server.ts'
import type { Route } from './+types/edit-article'

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const id = params.articleId
  const answer = await api.readRoute({ params: { id } })
  await toTrashOfMissing(answer, id, api)
  const article = orErrorPage(answer)
  if (!article.viewer_can.edit) throw data(null, { status: 404 })
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  const isPrivateOnly = article.source !== null && !(await mayPublishStrava(api))
  return { article, isPrivateOnly, title: article.title || t('home.edit') }
}

/** What the operator allows; the API decides again when it is tried. */
async function mayPublishStrava(api: ApiClient): Promise<boolean> {
  const strava = await api.readStrava()
  return strava.ok && strava.data.may_publish
}

/** What is open in the editor leads; reading the article again would change nothing. */
export function shouldRevalidate() {
  return false
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function EditArticle({ loaderData }: Route.ComponentProps) {
  return <EditArticlePage {...loaderData} />
}
