import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { toThankedPage } from '../features/article-page/nice/thanked-page.ts'
import { ThankedPeople } from '../features/article-page/nice/thanked-people.tsx'
import { loadPageOfArticle } from '../features/article-page/view/page-of-article.server.ts'
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
