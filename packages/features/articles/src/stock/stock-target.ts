import type { StockState } from '@repo/contract'
import { pendingAct } from '@repo/web-kit/pending-act'

/** An article that can be kept, as pages know it. */
interface StockArticle {
  readonly id: number
  readonly title: string
  /** What the title is written in, where that is not the page's language. */
  readonly titleLang: string | undefined
  readonly kept: StockStatus
}

export interface StockTarget {
  readonly article: StockArticle
  /** Of the link that a reader came by. */
  readonly token: string | null
}

/** Whether an article is kept, and in which category; null for none. */
export interface StockStatus {
  readonly isStocked: boolean
  readonly categoryId: number | null
}

export function stockStatusOf({ onStocked, stock }: StockState): StockStatus {
  return { isStocked: onStocked, categoryId: stock[0]?.stockcategory_id ?? null }
}

const hasArticle = (value: object) =>
  'article' in value &&
  typeof value.article === 'object' &&
  value.article !== null &&
  'id' in value.article &&
  typeof value.article.id === 'number'

/** What a visitor wanted to keep before they logged in. */
export const pendingStock = pendingAct(
  'pending-stock',
  (value): value is StockTarget => typeof value === 'object' && value !== null && 'token' in value && hasArticle(value),
)
