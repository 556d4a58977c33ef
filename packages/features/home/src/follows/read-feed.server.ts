import { toListedArticle } from '@repo/articles/article-summary'
import type { ApiClient } from '@repo/contract'
import { toFollowListPerson } from '@repo/web-kit/person'
import type { HomeFeed } from './home-feed.ts'

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
