import { readingView } from '@repo/article-page/reading-view.server'
import { PresentArticlePage } from '@repo/presenting/present-article-page'
import { presentingMessagesFor, presentingTranslator } from '@repo/presenting/presenting-messages.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { Route } from './+types/present-article'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.articleId)
  const token = new URL(request.url).searchParams.get('token')
  const answer = await context.get(apiContext).readRoute({ params: { id }, query: token ? { token } : {} })
  // A malformed token is as good as none.
  if (answer.status === 422) throw new Response(null, { status: 404 })
  const { locale } = context.get(preferencesContext)
  const { article, bodyHtml, layers } = readingView(orErrorPage(answer), locale)
  const spotCount = layers.flatMap(({ objects }) => objects).filter(({ kind }) => kind === 'spot').length
  const title = presentingTranslator(locale)('present.title', { title: article.title })
  return { view: { article, bodyHtml }, spotCount, token, locale, messages: presentingMessagesFor(locale), title }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function PresentArticle({ loaderData: { title: _, ...page } }: Route.ComponentProps) {
  return <PresentArticlePage {...page} />
}
