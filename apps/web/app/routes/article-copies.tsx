import { titleIn } from '@repo/contract'
import { CopyList } from '../features/cloning/copy-list.tsx'
import { orErrorPage } from '../platform/answers.server.ts'
import { apiContext, preferencesContext } from '../platform/contexts.ts'
import { idOfAddress } from '../platform/id-of-address.server.ts'
import { serverLanguage } from '../platform/messages.server.ts'
import { pageTitle } from '../platform/page-title.ts'
import type { Route } from './+types/article-copies'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = idOfAddress(params.articleId)
  const search = new URL(request.url).searchParams
  const token = search.get('token')
  const before = search.get('before')
  const ofLink = token ? { token } : {}
  const api = context.get(apiContext)
  const [article, list] = await Promise.all([
    api.readRoute({ params: { id }, query: ofLink }),
    api.listCopies({ params: { id }, query: { ...ofLink, ...(before ? { before } : {}) } }),
  ])
  const { locale } = context.get(preferencesContext)
  const { t } = serverLanguage(locale)
  return {
    article: { id: Number(id), title: titleIn(orErrorPage(article), locale).text },
    list: orErrorPage(list),
    token,
    title: t('clone.copiesTitle'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function ArticleCopies({ loaderData: { article, list, token } }: Route.ComponentProps) {
  return <CopyList article={article} list={list} token={token} />
}
