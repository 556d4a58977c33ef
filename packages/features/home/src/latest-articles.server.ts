import { type OwnArticle, toOwnArticle } from '@repo/articles/article-summary'
import type { ApiClient } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'

const CARDS = 3

interface LatestArticles {
  readonly articles: readonly OwnArticle[]
  readonly areDrafts: boolean
}

/** What the user would go on with: drafts and what moderators want changed; with none of these, whatever was changed last. */
export async function findLatestArticles(api: ApiClient): Promise<LatestArticles> {
  const [drafts, forbidden] = await Promise.all([
    api.listOwnRoutes({ query: { status: 'draft' } }),
    api.listOwnRoutes({ query: { status: 'forbidden' } }),
  ])
  const unfinished = [...orErrorPage(drafts).data, ...orErrorPage(forbidden).data].map(toOwnArticle)
  if (unfinished.length > 0) {
    unfinished.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    return { articles: unfinished.slice(0, CARDS), areDrafts: true }
  }
  return {
    articles: orErrorPage(await api.listOwnRoutes())
      .data.slice(0, CARDS)
      .map(toOwnArticle),
    areDrafts: false,
  }
}
