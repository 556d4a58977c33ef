import { type ArticleSummary, toArticleSummary } from '@repo/articles/article-summary'
import { type ApiClient, type Locale, languagesOf, type RouteCard } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'

type ListApi = Pick<ApiClient, 'listRoutes'>
type RouteList = Awaited<ReturnType<typeof listByLikes>>

/** The first page of the public routes with the most Nice Routes. */
export async function listByLikes(api: ListApi) {
  return orErrorPage(await api.listRoutes({ query: { sort: 'favorite_count' } }))
}

/**
 * The route that the top page opens with: the one with the most Nice Routes, in the language of the reader where there
 * is one, or, without any, the first one that this installation published. Never the newest, so that publishing something
 * does not put it on the front page.
 *
 * @param popular what {@link listByLikes} answered.
 */
export async function findHero(api: ListApi, popular: RouteList, locale: Locale): Promise<ArticleSummary | null> {
  const allLiked = popular.data.filter((route) => route.favorite_count > 0 && hasLine(route))
  const liked = allLiked.find((route) => languagesOf(route).includes(locale)) ?? allLiked[0]
  if (liked) return toArticleSummary(liked)
  const lastPage = Math.ceil(popular.total / popular.per_page)
  const oldest = lastPage > 1 ? await listByAge(api, lastPage) : popular
  const first = oldest.data.findLast(hasLine)
  return first ? toArticleSummary(first) : null
}

/** The newest first: the last page ends with the route that was published first. */
async function listByAge(api: ListApi, page: number): Promise<RouteList> {
  return orErrorPage(await api.listRoutes({ query: { sort: 'created_at', page: String(page) } }))
}

const hasLine = (route: RouteCard) => route.distance_km !== null
