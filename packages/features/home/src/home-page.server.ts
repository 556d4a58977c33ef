import { type OwnArticle, toListedArticle, toOwnArticle } from '@repo/articles/article-summary'
import type { ApiClient } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { toFollowListPerson } from '@repo/web-kit/person'
import type { HomeFeed } from './follows/home-feed.ts'

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

/** A page of the feed; with people to follow where it is empty. Neither is worth an error page. */
export async function readFeed(api: ApiClient, before: string | null): Promise<HomeFeed> {
  const answer = await api.listFeed({ query: before ? { before } : {} })
  // A key that is none is as good as none.
  if (!answer.ok && answer.status === 422 && before !== null) return readFeed(api, null)
  if (!answer.ok) return { kind: 'failed' }
  const { data, next } = answer.data
  const articles = data.map(toListedArticle)
  if (articles.length > 0 || before !== null) return { kind: 'articles', articles, next }
  const [suggested, followed] = await Promise.all([
    api.suggestPeople(),
    api.listOwnFollows({ query: { side: 'following' } }),
  ])
  return {
    kind: 'empty',
    suggested: suggested.ok ? suggested.data.data.map(toFollowListPerson) : [],
    followsSomebody: followed.ok && followed.data.data.length > 0,
  }
}
