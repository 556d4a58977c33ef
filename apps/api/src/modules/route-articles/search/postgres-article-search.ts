import type { Database } from '../../../platform/database.ts'
import { articleSearchRepository, type Conditions } from './article-search.repository.ts'
import type { ArticleIndex, ArticleSearch } from './article-search.ts'
import { changedLevels, indexRow } from './index-row.ts'
import { lineTokens } from './measures.ts'
import { ENOUGH, readQuestion, termsInHead } from './read-question.ts'
import { everything, type SliceOrder, sampleOf, slicesOf } from './slices.ts'

/** So few are read and put in order at once. */
const READ_AT_ONCE = 2_000

/** Searches in the product's own database, by one index: see docs/search.md. */
export function createPostgresArticleSearch(db: Database): ArticleSearch & ArticleIndex {
  const repository = articleSearchRepository(db)

  /** The first in an order. Slices are for conditions that many articles match: each repeats the lists of the query. */
  const listFirst = async (conditions: Conditions, by: SliceOrder, limit: number) => {
    const newestId = await repository.newestId()
    const { slice, share } = sampleOf(newestId)
    const few = Math.ceil(READ_AT_ONCE * share)
    const isRare = newestId < READ_AT_ONCE || (await repository.countIn(conditions, slice, few)) < few
    const slices = isRare ? [everything(newestId)] : slicesOf(by, newestId, conditions.ranges)
    return repository.listFirst(conditions, by, slices, limit)
  }

  /** Articles about the search words before those that only mention them, each ordered by likes. */
  const listRelevant = async (conditions: Conditions) => {
    const about = await listFirst({ ...conditions, terms: termsInHead(conditions) }, 'favorite_count', ENOUGH)
    if (about.length >= ENOUGH) return about
    // Articles about the search words mention them as well.
    const mentioning = await listFirst(conditions, 'favorite_count', ENOUGH + about.length)
    return [...new Map([...about, ...mentioning].map((row) => [row.id, row])).values()]
  }

  return {
    async find(question) {
      const asked = readQuestion(question)
      if (!asked) return { articles: [], isCapped: false }
      const { conditions, sort, rank } = asked
      return rank(await (sort === 'relevance' ? listRelevant(conditions) : listFirst(conditions, sort, ENOUGH)))
    },
    locate: (id) => repository.locate(id),
    async put(transaction, articleId, document) {
      const index = articleSearchRepository(transaction)
      const facts = document && (await index.findFacts(articleId))
      if (!document || !facts) return index.remove(articleId)
      await index.put(indexRow(document, facts))
    },
    async recount(transaction, articleId, before) {
      const index = articleSearchRepository(transaction)
      const facts = await index.findFacts(articleId)
      const changed = facts ? changedLevels(before, facts) : []
      for (const [old, fresh] of changed) await index.replaceToken(articleId, old, fresh)
    },
    async relearn(transaction, articleId) {
      const index = articleSearchRepository(transaction)
      const facts = await index.findFacts(articleId)
      if (facts) await index.replaceLineTokens(articleId, lineTokens(facts))
    },
  }
}
