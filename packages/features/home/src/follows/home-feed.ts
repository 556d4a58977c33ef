import type { ListedArticle } from '@repo/articles/article-summary'
import type { FollowListPerson } from '@repo/web-kit/person'

/** Articles of followed users on the home page. */
export type HomeFeed =
  | { readonly kind: 'articles'; readonly articles: readonly ListedArticle[]; readonly next: string | null }
  | { readonly kind: 'empty'; readonly suggested: readonly FollowListPerson[]; readonly followsSomebody: boolean }
  | { readonly kind: 'failed' }
