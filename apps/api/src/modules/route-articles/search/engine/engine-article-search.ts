import type { Meter } from '@opentelemetry/api'
import type { Database } from '../../../../platform/database.ts'
import { reasonOf } from '../../../../platform/reason-of.ts'
import { articleSearchRepository } from '../article-search.repository.ts'
import type { ArticleSearch } from '../article-search.ts'
import { ENOUGH, readQuestion } from '../read-question.ts'
import type { EngineIndexes } from './engine-index.ts'
import { engineQuery } from './engine-query.ts'
import type { SearchFeed } from './search-feed.service.ts'

/** Searches by what has answered them. */
export interface SearchAnswers {
  engine: number
  database: number
}

interface EngineSearchDependencies {
  readonly db: Database
  readonly indexes: Pick<EngineIndexes, 'search'>
  readonly feed: Pick<SearchFeed, 'isCurrent'>
  /** Answers while the engine does not, or lags behind. */
  readonly fallback: ArticleSearch
  readonly report: (warning: string) => void
  /** Counted here. */
  readonly answers: SearchAnswers
}

/**
 * Has a search engine find articles. It answers with ids; everything else is read of the database, which leaves out what is
 * public no more. Whoever searches does not see which of the two found something.
 */
export function createEngineArticleSearch({
  db,
  indexes,
  feed,
  fallback,
  report,
  answers,
}: EngineSearchDependencies): ArticleSearch {
  const repository = articleSearchRepository(db)
  const findInDatabase: ArticleSearch['find'] = (question) => {
    answers.database++
    return fallback.find(question)
  }

  return {
    async find(question) {
      const asked = readQuestion(question)
      if (!asked) return { articles: [], isCapped: false }
      if (!(await feed.isCurrent())) return findInDatabase(question)
      let ids: readonly number[]
      try {
        ids = await indexes.search(engineQuery(asked))
      } catch (error) {
        report(`The search engine ${reasonOf(error)}: the database answers instead.`)
        return findInDatabase(question)
      }
      answers.engine++
      return asked.rank(await repository.listFound(ids), ids.length >= ENOUGH)
    },
    locate: (id) => fallback.locate(id),
  }
}

/** Which of the two answers searches. */
export function measureSearch(meter: Meter, answers: Readonly<SearchAnswers>): void {
  const counter = meter.createObservableCounter('mishiori.search.answers', {
    unit: '{search}',
    description: 'Searches by what has answered them, where there is a search engine',
  })
  counter.addCallback((result) => {
    result.observe(answers.engine, { by: 'engine' })
    result.observe(answers.database, { by: 'database' })
  })
}
