import { comparingTranslator } from '@repo/comparing/comparing-messages.server'
import { toProposalSummaries } from '@repo/comparing/proposal'
import { ProposalList } from '@repo/comparing/proposal-list'
import { titleIn } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { Route } from './+types/article-proposals'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.articleId)
  const before = new URL(request.url).searchParams.get('before')
  const api = context.get(apiContext)
  const [article, list] = await Promise.all([
    api.readRoute({ params: { id } }),
    api.listProposals({ params: { id }, query: before ? { before } : {} }),
  ])
  const { locale } = context.get(preferencesContext)
  const title = comparingTranslator(locale)('proposal.list', { title: titleIn(orErrorPage(article), locale).text })
  return { articleId: Number(id), list: toProposalSummaries(orErrorPage(list)), title }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function ArticleProposals({ loaderData }: Route.ComponentProps) {
  return <ProposalList {...loaderData} />
}
