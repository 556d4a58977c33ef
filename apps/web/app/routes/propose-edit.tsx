import { routePath } from '@repo/articles/article-links'
import { proposalsPath } from '@repo/articles/proposal-links'
import { comparingTranslator } from '@repo/comparing/comparing-messages.server'
import { ProposePage } from '@repo/comparing/propose-page'
import { titleIn } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { redirectTo } from '@repo/web-kit/redirect-to'
import type { Route } from './+types/propose-edit'

/** Authors change their maps themselves. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.articleId)
  const token = new URL(request.url).searchParams.get('token')
  const answer = await context.get(apiContext).readRoute({ params: { id }, query: token ? { token } : {} })
  const article = orErrorPage(answer)
  const viewer = await context.get(viewerContext)()
  if (!viewer || article.viewer_can.edit) throw redirectTo(proposalsPath(article.id))
  // The article's page says that the two cannot interact.
  if (!article.viewer_can.interact) throw redirectTo(routePath(article.id, token))
  const { locale } = context.get(preferencesContext)
  const title = comparingTranslator(locale)('proposal.propose', { title: titleIn(article, locale).text })
  return { article, userId: viewer.id, token, title }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function ProposeEdit({ loaderData }: Route.ComponentProps) {
  return <ProposePage {...loaderData} />
}
