import { loadPageOfArticle } from '@repo/article-page/page-of-article.server'
import { routePath, thankedPath } from '@repo/articles/article-links'
import { toThankedPage } from '@repo/people/thanked-page'
import { ThankedPeople } from '@repo/people/thanked-people'
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
  const { id, title } = article
  const next = list.next && thankedPath(id, token, list.next)
  return <ThankedPeople liked={{ title, path: routePath(id, token) }} list={list} next={next} />
}
