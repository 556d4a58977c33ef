import type { Database } from '../../../platform/database.ts'
import { throttleWarnings } from '../../../platform/routing/throttle-warnings.ts'
import type { ArticleIndex, ArticleSearch } from './article-search.ts'
import { createEngineArticleSearch, type SearchAnswers } from './engine/engine-article-search.ts'
import { createEngineClient, type SearchEngineSettings } from './engine/engine-client.ts'
import { createEngineIndexes } from './engine/engine-index.ts'
import { createSearchFeed, type SearchFeed } from './engine/search-feed.service.ts'
import { createPostgresArticleSearch } from './postgres-article-search.ts'

interface ArticleSearchDependencies {
  readonly db: Database
  /** See `DatabaseHandle`. */
  readonly indexedDb: Database
  /** Null: the database alone answers searches. */
  readonly engine: SearchEngineSettings | null
  readonly report: (warning: string) => void
}

interface SearchOfArticles {
  readonly search: ArticleSearch & ArticleIndex
  /** Null where no engine is to be fed. */
  readonly searchFeed: SearchFeed | null
  /** Null where there is no engine. */
  readonly searchAnswers: SearchAnswers | null
}

/** Milliseconds until a lasting warning is repeated. */
const WARN_EVERY_MS = 60_000

/** Search of articles by the database, behind a search engine where the operator has one. */
export function createArticleSearch({ db, indexedDb, engine, report }: ArticleSearchDependencies): SearchOfArticles {
  const inDatabase = createPostgresArticleSearch(indexedDb)
  if (engine === null) return { search: inDatabase, searchFeed: null, searchAnswers: null }
  const { indexes, feed } = connectSearchEngine(db, engine, report)
  const answers: SearchAnswers = { engine: 0, database: 0 }
  const search = createEngineArticleSearch({
    db: indexedDb,
    indexes,
    feed,
    fallback: inDatabase,
    report: throttleWarnings(WARN_EVERY_MS, report),
    answers,
  })
  return { search: { ...inDatabase, ...search }, searchFeed: feed, searchAnswers: answers }
}

/** What an operator's command needs of it. */
export function connectSearchEngine(db: Database, engine: SearchEngineSettings, report: (warning: string) => void) {
  const indexes = createEngineIndexes({ client: createEngineClient(engine), prefix: engine.prefix })
  return { indexes, feed: createSearchFeed({ db, indexes, report }) }
}
