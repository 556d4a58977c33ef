import { toListedArticle } from '@repo/articles/article-summary'
import type { Surroundings } from '@repo/articles/reading-view'
import type { ApiClient, RouteArticle } from '@repo/contract'
import { toProfile } from '@repo/web-kit/person'

const NEAR_ROUTES = 4

/** A page without what cannot be had is still the page. */
export async function surroundingsOf({ id, status, user }: RouteArticle, api: ApiClient): Promise<Surroundings> {
  const [profile, near] = await Promise.all([
    api.readUser({ params: { id: String(user.id) } }),
    status === 'public' ? api.listRoutes({ query: { near: String(id) } }) : null,
  ])
  return {
    author: profile.ok ? toProfile(profile.data) : null,
    near: near?.ok ? near.data.data.slice(0, NEAR_ROUTES).map(toListedArticle) : [],
  }
}
