import { type OwnArticle, toOwnArticle } from '@repo/articles/article-summary'
import { type Forbidding, toForbidding } from '@repo/articles/forbidding'
import type { OwnRoute } from '@repo/contract'

/** An article as its author looks after it. */
export interface OwnArticleDetails extends OwnArticle {
  /** Address with the sharing token; null unless it is shared by link. */
  readonly shareUrl: string | null
  /** ISO time. */
  readonly createdAt: string
  /** Null unless a moderator hid it. */
  readonly forbidding: Forbidding | null
  /** Of readers, that wait for an answer. */
  readonly openProposalCount: number
}

export function toOwnArticleDetails(article: OwnRoute): OwnArticleDetails {
  return {
    ...toOwnArticle(article),
    shareUrl: article.full_share_url,
    createdAt: article.created_at,
    forbidding: article.forbidding && toForbidding(article.forbidding),
    openProposalCount: article.open_proposals,
  }
}
