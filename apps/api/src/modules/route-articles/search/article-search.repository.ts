import type { BBox, Position } from '@mishiori/map-document'
import { and, asc, eq, gt, inArray, max, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { articleBodies, articleMaps, articleTags, isPublic, routeArticles } from '../route-articles.table.ts'
import { articleSearch, isPopular } from './article-search.table.ts'
import { INDEX_VERSION } from './index-tokens.ts'
import type { SearchRow } from './search-row.ts'
import { type TokenFrequencies, tokenFrequencies } from './token-frequencies.ts'

/** What a row must satisfy. */
export interface Wanted {
  /** Tokens that it has. */
  readonly all: readonly string[]
  /** Of each group it has one. */
  readonly oneOf: readonly (readonly string[])[]
  /** One of these as well, or whatever there is when they are none. */
  readonly kinds: readonly string[]
  /** Levels of likes or of copies of which it has one, when there is an index of articles that have: see `POPULAR_INDEXES`. */
  readonly popular: readonly string[] | null
  /** Texts in its head. */
  readonly inHead: readonly string[]
  /** Texts in its head or its body. */
  readonly anywhere: readonly string[]
  readonly box: BBox | null
  readonly distance: { readonly min: number; readonly max: number } | null
  /** Of what the index finds, rows with this id and higher ones are left out. */
  readonly idsBelow: number | null
  /** Whether rows tell where they are. */
  readonly isPlaced: boolean
  /** Whether rows tell their outline, which often lies apart from them. */
  readonly isOutlined: boolean
  /** Whether rows tell their titles, tags and place. */
  readonly isRanked: boolean
}

export interface FirstRows {
  readonly by: keyof typeof ORDERS
  readonly limit: number
}

export interface MatchingRow {
  readonly id: number
  /** Empty when it was not asked for. */
  readonly head: string
  readonly favoriteCount: number
  readonly copyCount: number
  readonly createdSeconds: number
  readonly anchor: Position | null
  /** An encoded polyline; null when it was not asked for. */
  readonly outline: string | null
}

/** Null until the table has been analysed. PostgreSQL adds some numbers of its own after the shares. */
interface StoredStatistics extends Record<string, unknown> {
  readonly tokens: readonly string[] | null
  readonly shares: readonly number[] | null
}

interface Stored extends Record<string, unknown> {
  readonly id: string
  readonly head: string
  readonly favorite_count: number
  readonly copy_count: number
  readonly created: number
  readonly lng: number | null
  readonly lat: number | null
  readonly outline: string | null
}

function toMatchingRow({ id, head, outline, lng, lat, favorite_count, copy_count, created }: Stored): MatchingRow {
  return {
    id: Number(id),
    head,
    outline,
    anchor: lng === null || lat === null ? null : [lng, lat],
    favoriteCount: favorite_count,
    copyCount: copy_count,
    createdSeconds: created,
  }
}

const PUBLICATION = sql`date_part('epoch', published_at)`
const PLACE = sql`anchor[0] as lng, anchor[1] as lat`
const NO_PLACE = sql`null as lng, null as lat`
const ORDERS = { created_at: sql`published_at`, favorite_count: sql`favorite_count`, copy_count: sql`copy_count` }

/** SQL for the index of published articles. */
export function articleSearchRepository(db: Database) {
  return {
    /** Until the transaction ends. The planner takes reading all rows for cheap: it does not see that their tokens lie elsewhere. */
    async keepToIndexes(): Promise<void> {
      await db.execute(sql`select set_config('enable_seqscan', 'off', true)`)
    },
    async newestId(): Promise<number> {
      const [row] = await db.select({ id: max(routeArticles.id) }).from(routeArticles)
      return row?.id ?? 0
    },
    /** Of tokens that about a twentieth of all articles have, or more; null before the database has analysed the table. */
    async readTokenFrequencies(): Promise<TokenFrequencies | null> {
      const [statistics] = await db.execute<StoredStatistics>(sql`select
          most_common_elems::text::text[] as tokens, most_common_elem_freqs as shares
        from pg_stats
        where schemaname = any(current_schemas(false)) and tablename = 'route_search' and attname = 'tokens'`)
      const { tokens, shares } = statistics ?? { tokens: null, shares: null }
      return tokenFrequencies(new Map(tokens?.map((token, index) => [token, shares?.[index] ?? 0])))
    },
    /** Those that come first in this order; all of them without one. */
    async listMatching(wanted: Wanted, first: FirstRows | null): Promise<readonly MatchingRow[]> {
      const rows = await db.execute<Stored>(sql`select route_id as id, ${wanted.isRanked ? sql`head` : sql`'' as head`},
          favorite_count, copy_count, ${PUBLICATION} as created, ${wanted.isPlaced ? PLACE : NO_PLACE},
          ${wanted.isOutlined ? sql`outline` : sql`null as outline`}
        from ${first === null ? sql`route_search where ${allOf([...metBy(wanted), ...textsOf(wanted)])}` : firstOf(wanted, first)}`)
      return rows.map(toMatchingRow)
    },
    listPlaced(ids: readonly number[]) {
      return db
        .select({ id: articleSearch.articleId, anchor: articleSearch.anchor, outline: articleSearch.outline })
        .from(articleSearch)
        .where(inArray(articleSearch.articleId, [...ids]))
    },
    async put({ articleId, ...row }: SearchRow): Promise<void> {
      const values = {
        ...row,
        tokens: [...row.tokens],
        anchor: row.anchor && ([...row.anchor] as [number, number]), // a copy of a pair is a pair
        version: INDEX_VERSION,
      }
      await db
        .insert(articleSearch)
        .values({ articleId, ...values })
        .onConflictDoUpdate({ target: articleSearch.articleId, set: values })
    },
    async remove(articleId: number): Promise<void> {
      await db.delete(articleSearch).where(eq(articleSearch.articleId, articleId))
    },
    async findFacts(id: number) {
      const { favoriteCount, copyCount, distanceKm } = routeArticles
      const [row] = await db
        .select({ id: routeArticles.id, favoriteCount, copyCount, distanceKm })
        .from(routeArticles)
        .where(eq(routeArticles.id, id))
      return row ?? null
    },
    /** Public articles that the index lacks, or has from an earlier version. */
    listMissing(after: number, limit: number) {
      const {
        id,
        title,
        summary,
        translatedTitle,
        translatedSummary,
        placeJa,
        placeEn,
        thumbnailPath,
        favoriteCount,
        copyCount,
        distanceKm,
      } = routeArticles
      const names = sql<string[]>`array(
        select ${articleTags.name} from ${articleTags}
        where ${articleTags.articleId} = ${routeArticles.id} order by ${articleTags.position})`
      return db
        .select({
          ...{ id, title, summary, translatedTitle, translatedSummary, placeJa, placeEn, thumbnailPath },
          ...{ favoriteCount, copyCount, distanceKm },
          userId: routeArticles.userId,
          layers: articleMaps.layers,
          body: articleBodies.body,
          translatedBody: articleBodies.translatedBody,
          tagNames: names,
        })
        .from(routeArticles)
        .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
        .innerJoin(articleBodies, eq(articleBodies.articleId, routeArticles.id))
        .leftJoin(articleSearch, eq(articleSearch.articleId, routeArticles.id))
        .where(
          and(
            gt(routeArticles.id, after),
            isPublic(routeArticles),
            or(sql`${articleSearch.version} is null`, ne(articleSearch.version, INDEX_VERSION)),
          ),
        )
        .orderBy(asc(routeArticles.id))
        .limit(limit)
    },
    /** Holds the article, so that a save that is under way comes before or after. */
    async lock(id: number): Promise<void> {
      await db.select({ id: routeArticles.id }).from(routeArticles).where(eq(routeArticles.id, id)).for('no key update')
    },
  }
}

export type ArticleSearchRepository = ReturnType<typeof articleSearchRepository>

/** In order first and compared then, behind a fence: texts lie apart from their rows, and of no more of them than come first is one read. */
function firstOf(wanted: Wanted, { by, limit }: FirstRows): SQL {
  const inOrder = sql`order by ${ORDERS[by]} desc, route_id desc`
  const texts = textsOf(wanted)
  if (texts.length === 0) return sql`route_search where ${allOf(metBy(wanted))} ${inOrder} limit ${limit}`
  return sql`(select route_id, head, body, favorite_count, copy_count, published_at, anchor, outline
      from route_search where ${allOf(metBy(wanted))} ${inOrder} offset 0) met
    where ${allOf(texts)} ${inOrder} limit ${limit}`
}

/** What the index and the row itself answer. */
function metBy({ all, oneOf, kinds, popular, box, distance, idsBelow }: Wanted): readonly SQL[] {
  return [
    ...(all.length > 0 ? [sql`tokens @> ${arrayOf(all)}`] : []),
    ...[...oneOf, kinds].flatMap((group) => (group.length > 0 ? [sql`tokens && ${arrayOf(group)}`] : [])),
    ...(popular === null ? [] : [isPopular(popular)]),
    sql`is_public`,
    ...(box === null ? [] : [touches(box)]),
    ...(distance === null ? [] : [sql`distance_km between ${distance.min} and ${distance.max}`]),
    // The sum keeps the planner from reading all of these rows by their key.
    ...(idsBelow === null ? [] : [sql`route_id + 0 < ${idsBelow}`]),
  ]
}

/** Asked last: texts lie apart from their rows. */
const textsOf = ({ inHead, anywhere }: Wanted): readonly SQL[] => [
  ...inHead.map((text) => sql`strpos(head, ${text}) > 0`),
  ...anywhere.map((text) => sql`(strpos(head, ${text}) > 0 or strpos(body, ${text}) > 0)`),
]

const arrayOf = (values: readonly string[]) => sql`${sql.param([...values], articleSearch.tokens)}::text[]`
const allOf = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `)

/** A box across 180° is stored with an east beyond it, so one that is asked for is compared on either side of the world. */
function touches([west, south, east, north]: BBox): SQL {
  const onward = east < west ? east + 360 : east
  const point = (lng: number, lat: number) => sql`point(${lng}::float8, ${lat}::float8)`
  const boxes = [-360, 0, 360].map(
    (turn) => sql`bounds && box(${point(west + turn, south)}, ${point(onward + turn, north)})`,
  )
  return sql`(${sql.join(boxes, sql` or `)})`
}
