import type { MapMark, MapRouteList } from '@repo/contract'
import { type MapArticle, toMapArticle } from '../article-list/article-summary.ts'

/** A page of what the map shows, with the marks of all pages. */
export interface FoundPage {
  readonly articles: readonly MapArticle[]
  readonly marks: readonly MapMark[]
  readonly total: number
  readonly perPage: number
  /** There are more than `total`. */
  readonly isCapped: boolean
}

export function toFoundPage({ data, marks, total, per_page, is_capped }: MapRouteList): FoundPage {
  return { articles: data.map(toMapArticle), marks, total, perPage: per_page, isCapped: is_capped }
}
