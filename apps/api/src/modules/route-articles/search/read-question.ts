import { decodePolyline } from '@mishiori/map-document'
import type { Conditions, MatchingRow } from './article-search.repository.ts'
import type { ArticleQuestion, FoundArticles } from './article-search.ts'
import { headToken, languageToken, PHOTO_TOKEN, tagToken } from './index-row.ts'
import { type Corridor, corridorOf, shareInCorridor, tokensOfBox } from './map-cells.ts'
import {
  isMeasureSort,
  loopToken,
  MEASURE_ORDERS,
  type MeasureSort,
  profileToken,
  rangesOf,
  rangeTokens,
  STAIR_FREE_TOKEN,
} from './measures.ts'
import { relevance } from './relevance.policy.ts'
import { type SearchTerm, searchTerms } from './text-tokens.ts'

/** The maximum number of results of a query, as few readers open further pages. */
const SEARCH_WINDOW = 200
/** With one more it is known that there are more. */
export const ENOUGH = SEARCH_WINDOW + 1

/** What a question means, the same for whatever answers it. */
export interface AskedQuestion {
  readonly conditions: Conditions
  /** By relevance only where there is text. */
  readonly sort: ArticleQuestion['sort']
  /** The answer, of the first in the order: {@link ENOUGH} of them, if there are. */
  rank(rows: readonly MatchingRow[], isCapped?: boolean): FoundArticles
}

/** Null for text in which nothing can be looked for. */
export function readQuestion(question: ArticleQuestion): AskedQuestion | null {
  const terms = question.text === null ? [] : searchTerms(question.text)
  if (terms === null) return null
  const sort = question.sort === 'relevance' && terms.length === 0 ? 'created_at' : question.sort
  const corridor = question.corridor && corridorOf(question.corridor)
  const score = corridor ? shareIn(corridor) : scoreBy(sort, terms)
  return {
    conditions: conditionsOf(question, terms, corridor),
    sort,
    rank: (rows, isCapped = rows.length > SEARCH_WINDOW) => ({
      articles: ranked(rows, score).slice(0, SEARCH_WINDOW),
      isCapped,
    }),
  }
}

/** The words of a question, to be in titles, tags or place. */
export const termsInHead = ({ terms }: Conditions): readonly SearchTerm[] =>
  terms.map((term) => ({ ...term, tokens: term.tokens.map(headToken) }))

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
