import { type OwnArticle, toOwnArticle } from '@repo/articles/article-summary'
import type { TrashedRoute } from '@repo/contract'

/** A deleted article. Its status is what it becomes when it is restored. */
export interface TrashedArticle extends OwnArticle {
  /** An ISO time. */
  readonly trashedAt: string
  /** Until it is deleted for good. */
  readonly daysLeft: number
}

export function toTrashedArticle(card: TrashedRoute): TrashedArticle {
  return { ...toOwnArticle(card), trashedAt: card.trashed_at, daysLeft: card.days_left }
}
