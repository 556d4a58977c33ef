import type { articleSearch } from '../../../../schema/article-search.table.ts'

/** Raise it whenever {@link MAPPINGS} or {@link SETTINGS} change: another index is built then. */
export const MAPPING_VERSION = 1

/**
 * Text is cut into every two letters that follow each other, so that a phrase is what PostgreSQL compares: the letters in this order.
 * Tokens are those of `route_search`. Words of a dictionary would be found by other spellings than elsewhere in the product.
 */
export const SETTINGS = {
  index: {
    refresh_interval: '1s',
    // Of what was removed, the version is remembered: a late request of an earlier state must not bring it back.
    gc_deletes: '1h',
    analysis: {
      tokenizer: { two_letters: { type: 'ngram', min_gram: 2, max_gram: 2 } },
      analyzer: { two_letters: { type: 'custom', tokenizer: 'two_letters' } },
    },
  },
} as const

const TEXT = { type: 'text', analyzer: 'two_letters', norms: false } as const
const INTEGER = { type: 'integer' } as const
const DOUBLE = { type: 'double' } as const

/** Nothing of an article is kept to be shown: answers are ids. */
export const MAPPINGS = {
  dynamic: 'strict',
  _source: { enabled: false },
  properties: {
    id: { type: 'long' },
    tokens: { type: 'keyword' },
    head: TEXT,
    body: TEXT,
    publishedAt: { type: 'date', format: 'epoch_millis' },
    favoriteCount: INTEGER,
    copyCount: INTEGER,
    distanceKm: DOUBLE,
    courseMinutes: INTEGER,
    climbMeters: INTEGER,
    courseConstant: DOUBLE,
    west: DOUBLE,
    south: DOUBLE,
    east: DOUBLE,
    north: DOUBLE,
  },
} as const

export type SearchRow = typeof articleSearch.$inferSelect

/** What the engine is sent of an article. */
export function engineDocument(row: SearchRow) {
  const { articleId, tokens, head, body, favoriteCount, copyCount, publishedAt } = row
  const { distanceKm, courseMinutes, climbMeters, courseConstant, bounds } = row
  const [west, south, east, north] = bounds ?? []
  const place = bounds && { west, south, east: isAcross(bounds) ? bounds[2] + 360 : east, north }
  const counts = { favoriteCount, copyCount, publishedAt: publishedAt.getTime() }
  return {
    id: articleId,
    tokens,
    head,
    body,
    ...counts,
    distanceKm,
    courseMinutes,
    climbMeters,
    courseConstant,
    ...place,
  }
}

export type EngineDocument = ReturnType<typeof engineDocument>

const isAcross = ([west, , east]: NonNullable<SearchRow['bounds']>) => east < west
