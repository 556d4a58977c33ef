import type { OwnFigures as OwnFiguresAnswer } from '@repo/contract'

/** What the user has made so far, and what they keep of others'. Sums are over published articles. */
export interface OwnFigures {
  /** Published or not. */
  readonly articleCount: number
  readonly publishedCount: number
  readonly distanceKm: number
  readonly likeCount: number
  readonly copyCount: number
  readonly stockCount: number
}

export function toOwnFigures(figures: OwnFiguresAnswer): OwnFigures {
  return {
    articleCount: figures.article_count,
    publishedCount: figures.route_count,
    distanceKm: figures.distance_km,
    likeCount: figures.favorite_sum,
    copyCount: figures.copy_sum,
    stockCount: figures.stock_count,
  }
}
