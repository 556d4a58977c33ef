import type { BBox } from '@mishiori/map-document'
import { and, asc, eq, gt, inArray, lt, max, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { articleBodies, articleMaps, articleTags, isPublic, routeArticles } from '../route-articles.table.ts'
import { articleSearch } from './article-search.table.ts'
import { INDEX_VERSION } from './index-tokens.ts'
import type { SearchRow } from './search-row.ts'

/** What a row must satisfy. */
export interface Wanted {
  /** Tokens that it has. */
  readonly all: readonly string[]
  /** Of each group it has one. */
  readonly oneOf: readonly (readonly string[])[]
  /** Texts in its head. */
  readonly inHead: readonly string[]
  /** Texts in its head or its body. */
  readonly anywhere: readonly string[]
  readonly box: BBox | null
  readonly distance: { readonly min: number; readonly max: number } | null
  /** Ids below this. */
  readonly below: number | null
}

export interface MatchingRow {
  readonly id: number
  readonly head: string
  readonly favoriteCount: number
  readonly copyCount: number
  readonly createdAt: Date
}

const isShown = and(eq(routeArticles.id, articleSearch.articleId), isPublic(routeArticles))

/** SQL for the index of published articles. */
export function articleSearchRepository(db: Database) {
  return {
    async newestId(): Promise<number> {
      const [row] = await db.select({ id: max(routeArticles.id) }).from(routeArticles)
      return row?.id ?? 0
    },
    listMatching(wanted: Wanted): Promise<MatchingRow[]> {
      return db
        .select({
          id: routeArticles.id,
          head: articleSearch.head,
          favoriteCount: routeArticles.favoriteCount,
          copyCount: routeArticles.copyCount,
          createdAt: routeArticles.createdAt,
        })
        .from(articleSearch)
        .innerJoin(routeArticles, isShown)
        .where(whereOf(wanted))
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
      const { id, title, summary, placeJa, placeEn, thumbnailPath, favoriteCount, copyCount, distanceKm } =
        routeArticles
      const names = sql<string[]>`array(
        select ${articleTags.name} from ${articleTags}
        where ${articleTags.articleId} = ${routeArticles.id} order by ${articleTags.position})`
      return db
        .select({
          ...{ id, title, summary, placeJa, placeEn, thumbnailPath, favoriteCount, copyCount, distanceKm },
          userId: routeArticles.userId,
          layers: articleMaps.layers,
          body: articleBodies.body,
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

function whereOf({ all, oneOf, inHead, anywhere, box, distance, below }: Wanted): SQL | undefined {
  const { tokens, head, body } = articleSearch
  const list = (values: readonly string[]) => sql.param([...values], tokens)
  return and(
    all.length > 0 ? sql`${tokens} @> ${list(all)}` : undefined,
    ...oneOf.map((group) => sql`${tokens} && ${list(group)}`),
    ...inHead.map((text) => sql`strpos(${head}, ${text}) > 0`),
    ...anywhere.map((text) => sql`(strpos(${head}, ${text}) > 0 or strpos(${body}, ${text}) > 0)`),
    box === null ? undefined : touches(box),
    distance === null ? undefined : sql`${routeArticles.distanceKm} between ${distance.min} and ${distance.max}`,
    below === null ? undefined : lt(articleSearch.articleId, below),
  )
}

/** A box across 180° is stored with an east beyond it, so one that is asked for is compared on either side of the world. */
function touches([west, south, east, north]: BBox): SQL {
  const onward = east < west ? east + 360 : east
  const boxes = [-360, 0, 360].map(
    (turn) => sql`${routeArticles.bounds} && box(point(${west + turn}, ${south}), point(${onward + turn}, ${north}))`,
  )
  return sql`(${sql.join(boxes, sql` or `)})`
}
