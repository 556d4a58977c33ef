import { readingView } from '@repo/article-page/reading-view.server'
import { WalkArticlePage } from '@repo/tracking/walk-article-page'
import { walkingMessagesFor, walkingTranslator } from '@repo/tracking/walking-messages.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { Route } from './+types/walk-article'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.articleId)
  const token = new URL(request.url).searchParams.get('token')
  const answer = await context.get(apiContext).readRoute({ params: { id }, query: token ? { token } : {} })
  // A malformed token is as good as none.
  if (answer.status === 422) throw new Response(null, { status: 404 })
  const { locale } = context.get(preferencesContext)
  const { article } = readingView(orErrorPage(answer), locale)
  const title = walkingTranslator(locale)('walk.title', { title: article.title })
  return { article, token, locale, messages: walkingMessagesFor(locale), title }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function WalkArticle({ loaderData }: Route.ComponentProps) {
  return <WalkArticlePage {...loaderData} />
}
