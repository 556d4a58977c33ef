import { type MapArticle, toMapArticle } from '@repo/articles/article-summary'
import type { MapRouteList } from '@repo/contract'

/** A mark of an article on a map. */
export interface MapMark {
  readonly id: number
  readonly lat: number
  readonly lng: number
}

/** A page of the map's results, with the markers of all pages. */
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
