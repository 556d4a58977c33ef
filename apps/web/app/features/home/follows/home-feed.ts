import type { FollowedPerson, RouteCard } from '@repo/contract'

/** What people whom one follows have published, as the home page has it. */
export type HomeFeed =
  | { readonly kind: 'articles'; readonly articles: readonly RouteCard[]; readonly next: string | null }
  | { readonly kind: 'empty'; readonly suggested: readonly FollowedPerson[]; readonly followsSomebody: boolean }
  | { readonly kind: 'failed' }
