import type { BBox } from '@mishiori/map-document'
import { and, asc, count, eq, gt, isNull, max, ne, or, type SQL, Subquery, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { articleSearch } from '../../../schema/article-search.table.ts'
import { overlaps } from '../../../schema/box-column.ts'
import { isPublic, routeArticles } from '../../../schema/route-articles.table.ts'
import { INDEX_VERSION, type IndexRow } from './index-row.ts'
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
  readonly distance: { readonly min: number; readonly max: number } | null
}

const { articleId, head, favoriteCount, copyCount, publishedAt, anchor, outline, bounds } = articleSearch
const PLACED = { id: articleId, anchor, outline }
const FOUND = { ...PLACED, head, favoriteCount, copyCount, publishedAt }
const ORDERS = { created_at: publishedAt, favorite_count: favoriteCount, copy_count: copyCount }

/**
 * SQL for the index of published articles. What searches has to be of `indexedDb`: no planner knows how dear it is to
 * read the tokens of a row.
 */
export function articleSearchRepository(db: Database) {
  let selectNewest: ReturnType<typeof prepareNewest> | undefined
  return {
    /** The first in an order, of which these are the slices: none is read once those before it had enough. */
    listFirst(conditions: Conditions, by: SliceOrder, slices: readonly Slice[], limit: number) {
      const first = sql`select found.* from ${inOrder(slices)}
        cross join lateral (${matching(conditions, by, slices)}) found limit ${limit}`
      return db.select(FOUND).from(new Subquery(first, FOUND, 'route_search'))
    },
    /** How many the index finds in a slice, texts not compared; no further than `max`. */
    async countIn(conditions: Conditions, slice: Slice, max: number): Promise<number> {
      const found = sql`select 1 as found from ${inOrder([slice])}, route_search where ${metBy(conditions, [slice])} limit ${max}`
      const [row] = await db
        .select({ total: count() })
        .from(new Subquery(found, { found: sql<number>`found` }, 'found'))
      return row?.total ?? 0
    },
    async newestId(): Promise<number> {
      selectNewest ??= prepareNewest(db)
      const [row] = await selectNewest.execute()
      return row?.id ?? 0
    },
    async locate(id: number) {
      const [row] = await db.select(PLACED).from(articleSearch).where(eq(articleId, id))
      return row ?? null
    },
    async put(row: IndexRow): Promise<void> {
      const values = { ...row, version: INDEX_VERSION }
      await db.insert(articleSearch).values(values).onConflictDoUpdate({ target: articleId, set: values })
    },
    async replaceToken(id: number, old: string, fresh: string): Promise<void> {
      const { tokens } = articleSearch
      await db
        .update(articleSearch)
        .set({ tokens: sql`array_replace(${tokens}, ${old}, ${fresh})` })
        .where(eq(articleId, id))
    },
    async remove(id: number): Promise<void> {
      await db.delete(articleSearch).where(eq(articleId, id))
    },
    async findFacts(id: number) {
      const { favoriteCount, copyCount, distanceKm } = routeArticles
      const facts = { id: routeArticles.id, favoriteCount, copyCount, distanceKm }
      const [row] = await db.select(facts).from(routeArticles).where(eq(routeArticles.id, id))
      return row ?? null
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

const prepareNewest = (db: Database) =>
  db
    .select({ id: max(articleId) })
    .from(articleSearch)
    .prepare('newest_article')

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
    order by ${ORDERS[by]} desc, route_id desc offset 0) route_search`
  return sql`select * from ${fenced} where ${sql.join([sql`true`, ...texts], sql` and `)}`
}

/** What the index and the row itself answer. Tokens come from subqueries: their number decides nothing that is planned. */
function metBy({ terms, all, oneOf, box, distance }: Conditions, slices: readonly Slice[]): SQL {
  const allOf = [...terms.flatMap(({ tokens }) => tokens), ...all]
  const conditions = [
    sql`is_public`,
    ...(slices.some((slice) => slice.oneOf) ? [sql`tokens && slice.one_of::text[]`] : []),
    ...(allOf.length > 0 || slices.some(({ also }) => also)
      ? [sql`tokens @> (${arrayOf(allOf)} || slice.also::text[])`]
      : []),
    ...oneOf.map((tokens) => sql`tokens && (select ${arrayOf(tokens)})`),
    // The sum keeps the planner from reading all rows by their key.
    sql`route_id + 0 < slice.below`,
    ...(box === null ? [] : [overlaps(bounds, box)]),
    ...(distance === null ? [] : [sql`distance_km between ${distance.min} and ${distance.max}`]),
  ]
  return sql.join(conditions, sql` and `)
}

const arrayOf = (values: readonly string[]) => sql`${sql.param([...values], articleSearch.tokens)}::text[]`
