import { loadPageOfArticle } from '@repo/article-page/page-of-article.server'
import { toThankedPage } from '@repo/article-page/thanked-page'
import { ThankedPeople } from '@repo/article-page/thanked-people'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/article-favorites'

export async function loader(args: Route.LoaderArgs) {
  const page = await loadPageOfArticle(args, (api, input) => api.listFavorites(input))
  return { ...page, list: toThankedPage(page.list), title: serverLanguage(page.locale).t('article.niceTitle') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function ArticleFavorites({ loaderData: { article, list, token } }: Route.ComponentProps) {
  return <ThankedPeople article={article} list={list} token={token} />
}
