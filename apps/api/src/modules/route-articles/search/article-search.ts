import type { BBox, Position, TravelProfile } from '@mishiori/map-document'
import type { Locale } from '@repo/contract'
import type { Database } from '../../../platform/database.ts'
import type { MeasureSort, Ranges } from './measures.ts'
import type { SearchDocument } from './search-document.ts'

type SearchSort = 'relevance' | 'created_at' | 'favorite_count' | 'copy_count' | MeasureSort

/** A query for published articles. All given conditions must hold. */
export interface ArticleQuestion {
  readonly sort: SearchSort
  /** Folded, see `foldWords`. */
  readonly text: string | null
  readonly tagKey: string | null
  /** Of these tags an article has one; null for any or none. */
  readonly anyTagKey: readonly string[] | null
  readonly box: BBox | null
  /** What main lines measure. */
  readonly ranges: Ranges
  /** Whether main lines end where they began. */
  readonly isLoop: boolean | null
  readonly profile: TravelProfile | null
  /** Whether main lines must follow known ways without stairs. */
  readonly isStairFree: boolean
  readonly withPhotos: boolean
  /** Written in it, be it as a translation. */
  readonly language: Locale | null
  /** Lines to stay close to. */
  readonly corridor: readonly (readonly Position[])[] | null
}

export interface FoundArticle {
  readonly id: number
  /** The position of its marker; null without a map. */
  readonly anchor: Position | null
  /** The main line with few points, as an encoded polyline. */
  readonly outline: string | null
}

export interface FoundArticles {
  /** In the order of the question. */
  readonly articles: readonly FoundArticle[]
  /** There are more results, which are not read: only the newest or the most popular are. */
  readonly isCapped: boolean
}

/** What an article is known for. */
export interface Counts {
  readonly favoriteCount: number
  readonly copyCount: number
}

/**
 * Search of published articles. Implemented by PostgreSQL, and by a search engine before it. Nothing is found that the database
 * would not show.
 */
export interface ArticleSearch {
  find(question: ArticleQuestion): Promise<FoundArticles>
  /** Where a public article is on maps; null when there is none. */
  locate(id: number): Promise<FoundArticle | null>
}

/** What searches read of articles, kept in the database. A search engine is fed from there: see docs/search.md. */
export interface ArticleIndex {
  /**
   * Keeps what is found in step with an article, in the transaction that changes it.
   *
   * @param document null when the article is not public: it is found no more.
   */
  put(transaction: Database, articleId: number, document: SearchDocument | null): Promise<void>
  /**
   * Takes over the counts of an article that have changed, in the transaction that changed them.
   *
   * @param before as they were.
   */
  recount(transaction: Database, articleId: number, before: Partial<Counts>): Promise<void>
  /** Takes over what is known of an article's main line, in the transaction that changes that and nothing else. */
  relearn(transaction: Database, articleId: number): Promise<void>
}
