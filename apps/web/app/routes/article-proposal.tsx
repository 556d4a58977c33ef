import { comparingTranslator } from '@repo/comparing/comparing-messages.server'
import { toProposalDetails } from '@repo/comparing/proposal'
import { ProposalPage } from '@repo/comparing/proposal-page'
import { type RouteArticle, titleIn } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { Route } from './+types/article-proposal'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [id, proposalId] = [parseIdParam(params.articleId), parseIdParam(params.proposalId)]
  const api = context.get(apiContext)
  const proposal = toProposalDetails(orErrorPage(await api.readProposal({ params: { id, proposalId } })))
  // The proposer may no longer be allowed to see the article; they can still read their own text.
  const answer = await api.readRoute({ params: { id } })
  const article = answer.ok || answer.status !== 404 ? orErrorPage(answer) : null
  const { locale } = context.get(preferencesContext)
  const t = comparingTranslator(locale)
  return {
    articleId: Number(id),
    proposal,
    article: article && {
      id: article.id,
      title: titleIn(article, locale).text,
      version: article.version,
      previewPath: article.preview_path,
      current: proposal.status === 'open' ? currentOf(article) : null,
    },
    isAuthor: article?.viewer_can.edit ?? false,
    title: t('proposal.title', { name: proposal.author?.name ?? t('proposal.somebody') }),
  }
}

/** What the proposal is compared with. */
const currentOf = ({ title, summary, context, language, translation, layer: layers }: RouteArticle) => ({
  title,
  summary,
  context,
  language,
  translation: translation && {
    title: translation.title,
    summary: translation.summary,
    context: translation.context,
  },
  layers,
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function ArticleProposal({ loaderData: { title: _, ...page } }: Route.ComponentProps) {
  return <ProposalPage {...page} />
}
