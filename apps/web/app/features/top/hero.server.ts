import type { ApiClient, RouteCard } from '@repo/contract'
import { orErrorPage } from '../../platform/answers.server.ts'

/**
 * The route that the top page opens with: the one with the most Nice Routes or, while nobody has given any, the first one that this
 * installation published. Never the newest, so that publishing something does not put it on the front page.
 */
export async function findHero(api: Pick<ApiClient, 'listRoutes'>): Promise<RouteCard | null> {
  const popular = orErrorPage(await api.listRoutes({ query: { sort: 'favorite_count' } }))
  const liked = popular.data.find((route) => route.favorite_count > 0 && hasLine(route))
  if (liked) return liked
  const lastPage = Math.ceil(popular.total / popular.per_page)
  const oldest = lastPage > 1 ? await listPage(api, lastPage) : popular.data
  return oldest.findLast(hasLine) ?? null
}

/** Without Nice Routes the order is by age alone, the newest first. */
async function listPage(api: Pick<ApiClient, 'listRoutes'>, page: number): Promise<readonly RouteCard[]> {
  return orErrorPage(await api.listRoutes({ query: { sort: 'created_at', page: String(page) } })).data
}

const hasLine = (route: RouteCard) => route.distance_km !== null
