import { type ListedArticle, toListedArticle } from '@repo/articles/article-summary'
import type { StockEntry, StockList } from '@repo/contract'

/** A stock entry. */
export interface StockedArticle {
  /** Of the entry, not of the article. */
  readonly id: number
  /** ISO time. */
  readonly stockedAt: string
  /** Null once its owner may not see it any more. */
  readonly article: ListedArticle | null
  /** Opens what is shared by link; null for all else. */
  readonly token: string | null
}

/** Newest first. */
export interface StockedArticlePage {
  readonly data: readonly StockedArticle[]
  readonly total: number
  /** The key of the next page; null on the last one. */
  readonly next: string | null
}

export function toStockedArticlePage({ data, total, next }: StockList): StockedArticlePage {
  return { data: data.map(toStockedArticle), total, next }
}

function toStockedArticle({ id, created_at, route, token }: StockEntry): StockedArticle {
  return { id, stockedAt: created_at, article: route && toListedArticle(route), token }
}
