import type { StockEntry, StockList } from '@repo/contract'
import { type ListedArticle, toListedArticle } from '../../article-list/article-summary.ts'

/** An entry of what somebody keeps. */
export interface KeptArticle {
  /** Of the entry, not of the article. */
  readonly id: number
  /** ISO time. */
  readonly keptAt: string
  /** Null once its owner may not see it any more. */
  readonly article: ListedArticle | null
  /** Opens what is shared by link; null for all else. */
  readonly token: string | null
}

/** Newest first. */
export interface KeptPage {
  readonly data: readonly KeptArticle[]
  readonly total: number
  /** The key of the next page; null on the last one. */
  readonly next: string | null
}

export function toKeptPage({ data, total, next }: StockList): KeptPage {
  return { data: data.map(toKeptArticle), total, next }
}

function toKeptArticle({ id, created_at, route, token }: StockEntry): KeptArticle {
  return { id, keptAt: created_at, article: route && toListedArticle(route), token }
}
