import type { ApiClient, OwnRouteCard } from '@repo/contract'
import { orErrorPage } from '../../platform/http/answers.server.ts'

const CARDS = 3

interface LatestArticles {
  readonly articles: readonly OwnRouteCard[]
  readonly areDrafts: boolean
}

/** What the user would go on with: drafts and what moderators want changed; with none of these, whatever was changed last. */
export async function findLatestArticles(api: ApiClient): Promise<LatestArticles> {
  const [drafts, forbidden] = await Promise.all([
    api.listOwnRoutes({ query: { status: 'draft' } }),
    api.listOwnRoutes({ query: { status: 'forbidden' } }),
  ])
  const unfinished = [...orErrorPage(drafts).data, ...orErrorPage(forbidden).data]
  if (unfinished.length > 0) {
    unfinished.sort((a, b) => b.updated_at.localeCompare(a.updated_at))
    return { articles: unfinished.slice(0, CARDS), areDrafts: true }
  }
  return { articles: orErrorPage(await api.listOwnRoutes()).data.slice(0, CARDS), areDrafts: false }
}
