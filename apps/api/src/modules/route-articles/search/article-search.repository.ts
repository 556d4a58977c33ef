import type { BBox } from '@mishiori/map-document'
import { and, asc, count, eq, gt, inArray, isNull, max, ne, or, type SQL, Subquery, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { allExcluded, allGiven, statement } from '../../../platform/statement.ts'
import { articleSearch } from '../../../schema/article-search.table.ts'
import { overlaps } from '../../../schema/box-column.ts'
import { lineGround } from '../../../schema/line-ground.table.ts'
import { isPublic, routeArticles } from '../../../schema/route-articles.table.ts'
import { isStairFree } from '../ground/ground-summary.ts'
import { INDEX_VERSION, type IndexRow } from './index-row.ts'
import { isMeasureSort, LINE_TOKEN, MEASURE_ORDERS, type Ranges, rangesOf } from './measures.ts'
import type { Slice, SliceOrder } from './slices.ts'
import type { SearchTerm } from './text-tokens.ts'

/** What an article must satisfy. */
export interface Conditions {
  readonly terms: readonly SearchTerm[]
  /** Tokens that it has besides. */
  readonly all: readonly string[]
  /** Of each group of tokens it has one. */
  readonly oneOf: readonly (readonly string[])[]
  readonly box: BBox | null
  readonly ranges: Ranges
}

const { articleId, head, favoriteCount, copyCount, publishedAt, anchor, outline, bounds } = articleSearch
const { distanceKm, courseMinutes, climbMeters, courseConstant } = articleSearch
const MEASURED = { distanceKm, courseMinutes, climbMeters, courseConstant }
const PLACED = { id: articleId, anchor, outline }
const FOUND = { ...PLACED, ...MEASURED, head, favoriteCount, copyCount, publishedAt }
const ORDERS = { created_at: publishedAt, favorite_count: favoriteCount, copy_count: copyCount }

/**
 * SQL for the index of published articles. What searches has to be of `indexedDb`: no planner knows how dear it is to
 * read the tokens of a row.
 */
export function articleSearchRepository(db: Database) {
  return {
    /** The first in an order, of which these are the slices: none is read once those before it had enough. */
    listFirst(conditions: Conditions, by: SliceOrder, slices: readonly Slice[], limit: number) {
      const first = sql`select found.* from ${inOrder(slices)}
        cross join lateral (${matching(conditions, by, slices)}) found limit ${limit}`
      return db.select(FOUND).from(new Subquery(first, FOUND, 'route_search'))
    },
    /** How many the index finds in a slice, texts not compared; no further than `max`. */
    async countIn(conditions: Conditions, slice: Slice, max: number): Promise<number> {
      // Not joined with its slice: several groups of tokens would be read first, and the slice be left to rows.
      const found = sql`select 1 as found from route_search where ${metBy(conditions, [slice], alone(slice))} limit ${max}`
      const [row] = await db
        .select({ total: count() })
        .from(new Subquery(found, { found: sql<number>`found` }, 'found'))
      return row?.total ?? 0
    },
    async newestId(): Promise<number> {
      const [row] = await selectNewest(db)
      return row?.id ?? 0
    },
    async locate(id: number) {
      const [row] = await db.select(PLACED).from(articleSearch).where(eq(articleId, id))
      return row ?? null
    },
    /** Those of the ids that are public. */
    async listFound(ids: readonly number[]) {
      if (ids.length === 0) return []
      return db
        .select(FOUND)
        .from(articleSearch)
        .where(and(inArray(articleId, [...ids]), articleSearch.isPublic))
    },
    async put(row: IndexRow): Promise<void> {
      await putRow(db, { ...row, version: INDEX_VERSION })
    },
    async replaceToken(id: number, old: string, fresh: string): Promise<void> {
      const { tokens } = articleSearch
      await db
        .update(articleSearch)
        .set({ tokens: sql`array_replace(${tokens}, ${old}, ${fresh})` })
        .where(eq(articleId, id))
    },
    /** Where the article is found at all. */
    async replaceLineTokens(id: number, fresh: readonly string[]): Promise<void> {
      const { tokens } = articleSearch
      const others = sql`array(select token from unnest(${tokens}) token where token !~ ${LINE_TOKEN})`
      await db
        .update(articleSearch)
        .set({ tokens: sql`${others} || ${arrayOf(fresh)}` })
        .where(eq(articleId, id))
    },
    async remove(id: number): Promise<void> {
      await db.delete(articleSearch).where(eq(articleId, id))
    },
    async findFacts(id: number) {
      const [row] = await selectFacts(db, { id })
      if (!row) return null
      const { ground, ...known } = row
      return { ...known, isStairFree: ground !== null && isStairFree(ground) }
    },
    /** Ids of public articles that the index lacks, or has from an earlier version. */
    async listMissing(after: number, limit: number): Promise<readonly number[]> {
      const isOld = or(isNull(articleSearch.version), ne(articleSearch.version, INDEX_VERSION))
      const rows = await db
        .select({ id: routeArticles.id })
        .from(routeArticles)
        .leftJoin(articleSearch, eq(articleId, routeArticles.id))
        .where(and(gt(routeArticles.id, after), isPublic(routeArticles), isOld))
        .orderBy(asc(routeArticles.id))
        .limit(limit)
      return rows.map(({ id }) => id)
    },
  }
}

const selectNewest = statement((db) => db.select({ id: max(articleId) }).from(articleSearch))

const putRow = statement((db) => {
  const { version, tokens, body } = articleSearch
  const columns = { version, tokens, head, body, anchor, outline }
  return db
    .insert(articleSearch)
    .values(allGiven({ articleId, ...columns }))
    .onConflictDoUpdate({ target: articleId, set: allExcluded(columns) })
})

const selectFacts = statement((db) => {
  const { id, favoriteCount, copyCount, ...columns } = routeArticles
  const { distanceKm, courseMinutes, climbMeters, courseConstant, isLoop, lineProfile } = columns
  const measured = { distanceKm, courseMinutes, climbMeters, courseConstant, isLoop, lineProfile }
  return db
    .select({ id, favoriteCount, copyCount, ...measured, ground: lineGround.summary })
    .from(routeArticles)
    .leftJoin(lineGround, eq(lineGround.articleId, routeArticles.id))
    .where(eq(routeArticles.id, sql.placeholder('id')))
})

export type MatchingRow = Awaited<ReturnType<ReturnType<typeof articleSearchRepository>['listFirst']>>[number]

/** Slices as rows, their tokens as arrays that are written as text. */
function inOrder(slices: readonly Slice[]): SQL {
  const columns = [slices.map(({ oneOf }) => `{${oneOf ?? ''}}`), slices.map(({ also }) => `{${also ?? ''}}`)].map(
    arrayOf,
  )
  const bounds = sql`${slices.map(({ below }) => below).join(',')}`
  return sql`unnest(${sql.join(columns, sql`, `)}, string_to_array(${bounds}, ',')::bigint[]) slice (one_of, also, below)`
}

/**
 * What a question finds of a slice, in order. Texts lie apart from their rows, so they are compared behind a fence
 * (`offset 0`): none is read once there are enough.
 */
function matching(conditions: Conditions, by: SliceOrder, slices: readonly Slice[]): SQL {
  const texts = conditions.terms
    .filter(({ isExact }) => !isExact)
    .map(({ needle }) => sql`(strpos(head, ${needle}) > 0 or strpos(body, ${needle}) > 0)`)
  const fenced = sql`(select * from route_search where ${metBy(conditions, slices)}
    order by ${firstBy(by)}, route_id desc offset 0) route_search`
  return sql`select * from ${fenced} where ${sql.join([sql`true`, ...texts], sql` and `)}`
}

function firstBy(order: SliceOrder): SQL {
  if (!isMeasureSort(order)) return sql`${ORDERS[order]} desc`
  const { measure, isAscending } = MEASURE_ORDERS[order]
  return isAscending ? sql`${MEASURED[measure]} nulls last` : sql`${MEASURED[measure]} desc nulls last`
}

/** A slice as SQL. */
interface SliceColumns {
  readonly oneOf: SQL
  readonly below: SQL
  /** All tokens that an article must have, these among them. */
  allOf(tokens: readonly string[]): SQL
}

/** Of the row that {@link inOrder} makes of each. */
const JOINED: SliceColumns = {
  oneOf: sql`slice.one_of::text[]`,
  below: sql`slice.below`,
  allOf: (tokens) => sql`(${arrayOf(tokens)} || slice.also::text[])`,
}

const alone = ({ oneOf, also, below }: Slice): SliceColumns => ({
  oneOf: sql`(select ${arrayOf(oneOf ?? [])})`,
  below: sql`${below}`,
  allOf: (tokens) => sql`(select ${arrayOf(also === null ? tokens : [...tokens, also])})`,
})

/** What the index and the row itself answer. Tokens come from subqueries: their number decides nothing that is planned. */
function metBy(
  { terms, all, oneOf, box, ranges }: Conditions,
  slices: readonly Slice[],
  slice: SliceColumns = JOINED,
): SQL {
  const allOf = [...terms.flatMap(({ tokens }) => tokens), ...all]
  const conditions = [
    sql`is_public`,
    ...(slices.some((one) => one.oneOf) ? [sql`tokens && ${slice.oneOf}`] : []),
    ...(allOf.length > 0 || slices.some(({ also }) => also) ? [sql`tokens @> ${slice.allOf(allOf)}`] : []),
    ...oneOf.map((tokens) => sql`tokens && (select ${arrayOf(tokens)})`),
    // The sum keeps the planner from reading all rows by their key.
    sql`route_id + 0 < ${slice.below}`,
    ...(box === null ? [] : [overlaps(bounds, box)]),
    ...rangesOf(ranges).map(([measure, { min, max }]) => sql`${MEASURED[measure]} between ${min} and ${max}`),
  ]
  return sql.join(conditions, sql` and `)
}

const arrayOf = (values: readonly string[]) => sql`${sql.param([...values], articleSearch.tokens)}::text[]`
