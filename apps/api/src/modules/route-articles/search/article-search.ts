import type { BBox, Position } from '@mishiori/map-document'
import type { Database } from '../../../platform/database.ts'
import type { SearchDocument } from './search-document.ts'

export type SearchSort = 'relevance' | 'created_at' | 'favorite_count' | 'copy_count'

/** What published articles are asked for. Everything that is given has to hold. */
export interface ArticleQuestion {
  readonly sort: SearchSort
  /** Normalised. */
  readonly text: string | null
  readonly tagKey: string | null
  readonly box: BBox | null
  /** Kilometres, both ends included. */
  readonly distance: { readonly min: number; readonly max: number } | null
  readonly withPhotos: boolean
  /** Lines to stay close to. */
  readonly corridor: readonly (readonly Position[])[] | null
  /** Whether it matters where the articles are; to know costs as much again as to find them. */
  readonly isForMap: boolean
}

/** Without its place when the question was not for a map. */
export interface FoundArticle {
  readonly id: number
  readonly anchor: Position | null
}

/** With what is drawn of it on a map. */
export interface LocatedArticle extends FoundArticle {
  /** An encoded polyline. */
  readonly outline: string | null
}

export interface FoundArticles {
  /** In the order of the question. */
  readonly articles: readonly FoundArticle[]
  /** There are more, which are not looked at: the newest, or the most popular, stand for all. */
  readonly isCapped: boolean
}

/** How published articles are found. PostgreSQL does it; a search cluster can stand here instead. */
export interface ArticleSearch {
  find(question: ArticleQuestion): Promise<FoundArticles>
  /** Where articles are on maps; what is not public is left out. */
  locate(ids: readonly number[]): Promise<readonly LocatedArticle[]>
  /**
   * Keeps what is found in step with an article, in the transaction that changes it.
   *
   * @param document null when the article is not public: it is found no more.
   */
  put(transaction: Database, articleId: number, document: SearchDocument | null): Promise<void>
}
