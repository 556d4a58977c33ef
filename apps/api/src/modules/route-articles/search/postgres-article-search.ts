import { decodePolyline } from '@mishiori/map-document'
import type { Database } from '../../../platform/database.ts'
import { articleSearchRepository, type Conditions, type MatchingRow } from './article-search.repository.ts'
import type { ArticleQuestion, ArticleSearch } from './article-search.ts'
import { changedLevels, headToken, indexRow, languageToken, PHOTO_TOKEN, tagToken } from './index-row.ts'
import { type Corridor, corridorOf, shareInCorridor, tokensOfBox } from './map-cells.ts'
import {
  isMeasureSort,
  lineTokens,
  loopToken,
  MEASURE_ORDERS,
  type MeasureSort,
  profileToken,
  rangesOf,
  rangeTokens,
  STAIR_FREE_TOKEN,
} from './measures.ts'
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
    const slices = isRare ? [everything(newestId)] : slicesOf(by, newestId, conditions.ranges)
    return repository.listFirst(conditions, by, slices, limit)
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
      const score = corridor ? shareIn(corridor) : scoreBy(sort, terms)
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
    async relearn(transaction, articleId) {
      const index = articleSearchRepository(transaction)
      const facts = await index.findFacts(articleId)
      if (facts) await index.replaceLineTokens(articleId, lineTokens(facts))
    },
  }
}

function conditionsOf(
  { tagKey, anyTagKey, box, ranges, isLoop, profile, isStairFree, withPhotos, language }: ArticleQuestion,
  terms: readonly SearchTerm[],
  corridor: Corridor | null,
): Conditions {
  const ofRanges = rangesOf(ranges).map(([measure, range]) => rangeTokens(measure, range))
  const anyTag = anyTagKey?.map(tagToken) ?? null
  const groups = [box && tokensOfBox(box), corridor && [...corridor.tokens], anyTag, ...ofRanges]
  const all = [
    ...(tagKey === null ? [] : [tagToken(tagKey)]),
    ...(withPhotos ? [PHOTO_TOKEN] : []),
    ...(language === null ? [] : [languageToken(language)]),
    ...(isLoop === null ? [] : [loopToken(isLoop)]),
    ...(profile === null ? [] : [profileToken(profile)]),
    ...(isStairFree ? [STAIR_FREE_TOKEN] : []),
  ]
  return { terms, all, oneOf: groups.filter((group) => group !== null), box, ranges }
}

const SCORES = {
  created_at: ({ publishedAt }: MatchingRow) => publishedAt.getTime(),
  favorite_count: ({ favoriteCount }: MatchingRow) => favoriteCount,
  copy_count: ({ copyCount }: MatchingRow) => copyCount,
}

const scoreBy = (sort: ArticleQuestion['sort'], terms: readonly SearchTerm[]) => {
  if (isMeasureSort(sort)) return byMeasure(sort)
  return sort === 'relevance' ? relevanceTo(terms) : SCORES[sort]
}

/** The lowest for articles of which it is unknown. */
const byMeasure = (sort: MeasureSort) => (row: MatchingRow) => {
  const { measure, isAscending } = MEASURE_ORDERS[sort]
  const value = row[measure]
  return value === null ? -Number.MAX_VALUE : isAscending ? -value : value
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
