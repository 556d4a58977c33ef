import { CopyList } from '@repo/article-page/copy-list'
import { loadPageOfArticle } from '@repo/article-page/page-of-article.server'
import { toListedArticle } from '@repo/articles/article-summary'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/article-copies'

export async function loader(args: Route.LoaderArgs) {
  const page = await loadPageOfArticle(args, (api, input) => api.listCopies(input))
  const list = { ...page.list, data: page.list.data.map(toListedArticle) }
  return { ...page, list, title: serverLanguage(page.locale).t('clone.copiesTitle') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function ArticleCopies({ loaderData: { article, list, token } }: Route.ComponentProps) {
  return <CopyList article={article} list={list} token={token} />
}
