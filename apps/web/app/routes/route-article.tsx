import { articleMeta } from '../features/reading/article-meta.ts'
import { ArticlePage } from '../features/reading/article-page.tsx'
import { readingView } from '../features/reading/reading-view.server.ts'
import { seenByVisitors } from '../features/reading/seen-by-visitors.ts'
import { surroundingsOf } from '../features/reading/surroundings.server.ts'
import { orErrorPage } from '../platform/answers.server.ts'
import { apiContext, hostContext, preferencesContext } from '../platform/contexts.ts'
import { idOfAddress } from '../platform/id-of-address.server.ts'
import { serverLanguage } from '../platform/messages.server.ts'
import type { Route } from './+types/route-article'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = idOfAddress(params.articleId)
  const search = new URL(request.url).searchParams
  const token = search.get('token')
  const answer = await context.get(apiContext).readRoute({ params: { id }, query: token ? { token } : {} })
  // A malformed token is as good as none.
  const article = answer.ok || answer.status !== 422 ? orErrorPage(answer) : notFound()
  const { locale } = context.get(preferencesContext)
  const { t } = serverLanguage(locale)
  const page = { publicUrl: context.get(hostContext).publicUrl, description: t('common.description'), locale }
  return {
    view: readingView(search.get('as') === 'visitor' ? seenByVisitors(article) : article, locale),
    ...(await surroundingsOf(article, context.get(apiContext))),
    token,
    page,
  }
}

function notFound(): never {
  throw new Response(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? articleMeta({ ...loaderData.page, article: loaderData.view.article }) : []

export default function RouteArticleRoute({ loaderData: { view, author, near, token } }: Route.ComponentProps) {
  return <ArticlePage view={view} author={author} near={near} token={token} />
}
