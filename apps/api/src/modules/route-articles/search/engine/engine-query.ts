import type { BBox } from '@mishiori/map-document'
import type { Conditions } from '../article-search.repository.ts'
import { isMeasureSort, MEASURE_ORDERS, rangesOf } from '../measures.ts'
import { type AskedQuestion, ENOUGH, termsInHead } from '../read-question.ts'
import type { SearchTerm } from '../text-tokens.ts'

/** A part of OpenSearch's query language, as far as searches use it. */
type Query =
  | { readonly term: Readonly<Record<string, string>> }
  | { readonly terms: Readonly<Record<string, readonly string[]>> }
  | { readonly range: Readonly<Record<string, { readonly gte?: number; readonly lte?: number }>> }
  | { readonly match_phrase: Readonly<Record<string, string>> }
  | { readonly constant_score: { readonly filter: Query } }
  | {
      readonly bool: {
        readonly filter?: readonly Query[]
        readonly should?: readonly Query[]
        readonly minimum_should_match?: number
      }
    }
type Order = Readonly<Record<string, 'asc' | 'desc' | { readonly order: 'asc' | 'desc'; readonly missing: '_last' }>>

/** The same conditions that PostgreSQL is asked, of the same tokens: both find the same articles. */
export function engineQuery({ conditions, sort }: Omit<AskedQuestion, 'rank'>) {
  const isByRelevance = sort === 'relevance'
  const filter = filtersOf(conditions)
  // With a score of 1 for what is about the words, and 0 for what mentions them.
  const about = { constant_score: { filter: allOf(termsInHead(conditions).flatMap(filtersOfTerm)) } }
  return {
    size: isByRelevance ? 2 * ENOUGH : ENOUGH,
    _source: false,
    track_total_hits: false,
    query: { bool: { filter, ...(isByRelevance && { should: [about], minimum_should_match: 0 }) } } satisfies Query,
    sort: ordersOf(sort),
  }
}

export type EngineQuery = ReturnType<typeof engineQuery>

const allOf = (filter: readonly Query[]): Query => ({ bool: { filter } })
const anyOf = (should: readonly Query[]): Query => ({ bool: { should, minimum_should_match: 1 } })

function filtersOf({ terms, all, oneOf, box, ranges }: Conditions): readonly Query[] {
  return [
    ...terms.flatMap(filtersOfTerm),
    ...all.map((token) => ({ term: { tokens: token } })),
    ...oneOf.map((tokens) => ({ terms: { tokens } })),
    ...(box === null ? [] : [overlapping(box)]),
    ...rangesOf(ranges).map(([measure, { min, max }]) => ({ range: { [measure]: { gte: min, lte: max } } })),
  ]
}

function filtersOfTerm({ tokens, needle, isExact }: SearchTerm): readonly Query[] {
  const inText = anyOf([{ match_phrase: { head: needle } }, { match_phrase: { body: needle } }])
  return [...tokens.map((token) => ({ term: { tokens: token } })), ...(isExact ? [] : [inText])]
}

/** Boxes are indexed unrolled, with an east beyond 180: the one that is asked is compared on either side of the world. */
function overlapping([west, south, east, north]: BBox): Query {
  const onward = east < west ? east + 360 : east
  const besides = [-360, 0, 360].map((turn) =>
    allOf([{ range: { west: { lte: onward + turn } } }, { range: { east: { gte: west + turn } } }]),
  )
  return allOf([{ range: { south: { lte: north } } }, { range: { north: { gte: south } } }, anyOf(besides)])
}

/** Of equal ones the newer is first. */
function ordersOf(sort: AskedQuestion['sort']): readonly Order[] {
  const newest: Order = { id: 'desc' }
  if (isMeasureSort(sort)) {
    const { measure, isAscending } = MEASURE_ORDERS[sort]
    return [{ [measure]: { order: isAscending ? 'asc' : 'desc', missing: '_last' } }, newest]
  }
  const fields = {
    relevance: 'favoriteCount',
    created_at: 'publishedAt',
    favorite_count: 'favoriteCount',
    copy_count: 'copyCount',
  }
  const by: Order = { [fields[sort]]: 'desc' }
  return sort === 'relevance' ? [{ _score: 'desc' }, by, newest] : [by, newest]
}
