import { titleIn } from '@repo/contract'
import { comparingServerWords } from '../features/comparing/words/comparing-words.server.ts'
import { proposalsPath } from '../features/proposing/proposal-links.ts'
import { ProposePage } from '../features/proposing/propose-page.tsx'
import { orErrorPage } from '../platform/answers.server.ts'
import { apiContext, preferencesContext, viewerContext } from '../platform/contexts.ts'
import { idOfAddress } from '../platform/id-of-address.server.ts'
import { pageTitle } from '../platform/page-title.ts'
import { redirectTo } from '../platform/redirect-to.ts'
import type { Route } from './+types/propose-edit'

/** Authors change their maps themselves. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = idOfAddress(params.articleId)
  const token = new URL(request.url).searchParams.get('token')
  const answer = await context.get(apiContext).readRoute({ params: { id }, query: token ? { token } : {} })
  const article = orErrorPage(answer)
  const viewer = await context.get(viewerContext)()
  if (!viewer || article.viewer_can.edit) throw redirectTo(proposalsPath(article.id))
  const { locale } = context.get(preferencesContext)
  const title = comparingServerWords(locale)('proposal.propose', { title: titleIn(article, locale).text })
  return { article, userId: viewer.id, token, title }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function ProposeEdit({ loaderData }: Route.ComponentProps) {
  return <ProposePage {...loaderData} />
}
