import { decodePolyline } from '@mishiori/map-document'
import type { Database } from '../../../platform/database.ts'
import { articleSearchRepository, type Conditions, type MatchingRow } from './article-search.repository.ts'
import type { ArticleQuestion, ArticleSearch } from './article-search.ts'
import {
  changedLevels,
  distanceTokens,
  headToken,
  indexRow,
  languageToken,
  PHOTO_TOKEN,
  tagToken,
} from './index-row.ts'
import { type Corridor, corridorOf, shareInCorridor, tokensOfBox } from './map-cells.ts'
import { relevance } from './relevance.policy.ts'
import { everything, type SliceOrder, sampleOf, slicesOf } from './slices.ts'
import { type SearchTerm, searchTerms } from './text-tokens.ts'

/** The maximum number of results of a query, as few readers open further pages. */
const SEARCH_WINDOW = 200
/** With one more it is known that there are more. */
const ENOUGH = SEARCH_WINDOW + 1
/** So few are read and put in order at once. */
const READ_AT_ONCE = 2_000

/** Searches in the product's own database, by one index: see docs/search.md. */
export function createPostgresArticleSearch(db: Database): ArticleSearch {
  const repository = articleSearchRepository(db)

  /** The first in an order. Slices are for conditions that many articles match: each repeats the lists of the query. */
  const listFirst = async (conditions: Conditions, by: SliceOrder, limit: number) => {
    const newestId = await repository.newestId()
    const { slice, share } = sampleOf(newestId)
    const few = Math.ceil(READ_AT_ONCE * share)
    const isRare = newestId < READ_AT_ONCE || (await repository.countIn(conditions, slice, few)) < few
    return repository.listFirst(conditions, by, isRare ? [everything(newestId)] : slicesOf(by, newestId), limit)
  }

  /** Articles about the search words before those that only mention them, each ordered by likes. */
  const listRelevant = async (conditions: Conditions) => {
    const inHead = conditions.terms.map((term) => ({ ...term, tokens: term.tokens.map(headToken) }))
    const about = await listFirst({ ...conditions, terms: inHead }, 'favorite_count', ENOUGH)
    if (about.length >= ENOUGH) return about
    // Articles about the search words mention them as well.
    const mentioning = await listFirst(conditions, 'favorite_count', ENOUGH + about.length)
    return [...new Map([...about, ...mentioning].map((row) => [row.id, row])).values()]
  }

  return {
    async find(question) {
      const terms = question.text === null ? [] : searchTerms(question.text)
      if (terms === null) return { articles: [], isCapped: false }
      const sort = question.sort === 'relevance' && terms.length === 0 ? 'created_at' : question.sort
      const corridor = question.corridor && corridorOf(question.corridor)
      const conditions = conditionsOf(question, terms, corridor)
      const rows = await (sort === 'relevance' ? listRelevant(conditions) : listFirst(conditions, sort, ENOUGH))
      const score = corridor ? shareIn(corridor) : sort === 'relevance' ? relevanceTo(terms) : SCORES[sort]
      return { articles: ranked(rows, score).slice(0, SEARCH_WINDOW), isCapped: rows.length > SEARCH_WINDOW }
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
  }
}

function conditionsOf(
  { tagKey, box, distance, withPhotos, language }: ArticleQuestion,
  terms: readonly SearchTerm[],
  corridor: Corridor | null,
): Conditions {
  const groups = [box && tokensOfBox(box), corridor && [...corridor.tokens], distance && distanceTokens(distance)]
  const all = [
    ...(tagKey === null ? [] : [tagToken(tagKey)]),
    ...(withPhotos ? [PHOTO_TOKEN] : []),
    ...(language === null ? [] : [languageToken(language)]),
  ]
  return { terms, all, oneOf: groups.filter((group) => group !== null), box, distance }
}

const SCORES = {
  created_at: ({ publishedAt }: MatchingRow) => publishedAt.getTime(),
  favorite_count: ({ favoriteCount }: MatchingRow) => favoriteCount,
  copy_count: ({ copyCount }: MatchingRow) => copyCount,
}

const relevanceTo = (terms: readonly SearchTerm[]) => (row: MatchingRow) => relevance(row, terms)

const shareIn = (corridor: Corridor) => (row: MatchingRow) => {
  const decoded = row.outline === null ? null : decodePolyline(row.outline, { maxPoints: 10_000 })
  return decoded?.ok ? shareInCorridor(decoded.path, corridor) : 0
}

/** The highest score first, the newer of equal ones. */
function ranked(rows: readonly MatchingRow[], scoreOf: (row: MatchingRow) => number): readonly MatchingRow[] {
  const scored = rows.map((row) => ({ row, score: scoreOf(row) }))
  return scored.toSorted((a, b) => b.score - a.score || b.row.id - a.row.id).map(({ row }) => row)
}
