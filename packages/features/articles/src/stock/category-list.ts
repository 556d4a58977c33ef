import type { StockCategoryList } from '@repo/contract'

/** A category of stocked articles. */
export interface Category {
  readonly id: number
  readonly name: string
  /** The number of articles in it. */
  readonly count: number
}

/** In the order that their owner gave them. */
export interface CategoryList {
  readonly data: readonly Category[]
  /** The number of all articles that are kept. */
  readonly total: number
  readonly uncategorizedCount: number
}

export function toCategoryList({ data, total, uncategorized_count }: StockCategoryList): CategoryList {
  return { data, total, uncategorizedCount: uncategorized_count }
}
