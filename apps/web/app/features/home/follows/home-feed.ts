import type { ListedArticle } from '../../article-list/article-summary.ts'
import type { FollowListPerson } from '../../users/person.ts'

/** What people whom one follows have published, as the home page has it. */
export type HomeFeed =
  | { readonly kind: 'articles'; readonly articles: readonly ListedArticle[]; readonly next: string | null }
  | { readonly kind: 'empty'; readonly suggested: readonly FollowListPerson[]; readonly followsSomebody: boolean }
  | { readonly kind: 'failed' }
