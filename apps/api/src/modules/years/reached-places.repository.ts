import { and, asc, eq, inArray, isNull, lte, max, min, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { activities, articlePlaces, articleTracks } from '../../schema/activities.table.ts'
import { gazetteerLoads, places } from '../../schema/places.table.ts'
import { articleMaps } from '../../schema/route-articles.table.ts'
import { isAsked, type YearQuestion } from './years.repository.ts'

type PlaceRow = typeof articlePlaces.$inferInsert

/** Degrees around a line in which summits are looked for. */
const AROUND = 0.001
/** More in the box around one line than anybody reaches. */
const MAX_SUMMITS = 2_000

/** SQL for the towns and summits that people reached. */
export function reachedPlacesRepository(db: Database) {
  return {
    /**
     * The most visited of each kind, with how many activities reached them, when the first did, and how many there are. A line that
     * somebody followed often is counted before its places are read, and each place is named by one of its articles.
     */
    list(question: YearQuestion, limit: number) {
      const { articleId, kind, placeId } = articlePlaces
      const { lineId, isOwnLine, isPublic, happenedOn } = activities
      const seesAll = sql<boolean>`${isOwnLine} and not ${isPublic}`.as('sees_all')
      const lines = db
        .select({
          lineId,
          seesAll,
          count: sql<number>`count(*)::int`.as('count'),
          firstOn: min(happenedOn).as('first_on'),
        })
        .from(activities)
        .where(isAsked(question))
        .groupBy(lineId, sql`sees_all`)
        .as('lines')
      const reached = db
        .select({
          kind,
          placeId,
          articleId: min(articleId).as('article_id'),
          elevationMeters: max(articlePlaces.elevationMeters).as('highest_m'),
          count: sql<number>`sum(${lines.count})::int`.as('total'),
          firstOn: sql<string>`min(${lines.firstOn})::text`.as('began_on'),
        })
        .from(lines)
        .innerJoin(articlePlaces, and(eq(articleId, lines.lineId), or(articlePlaces.isShown, lines.seesAll)))
        .groupBy(kind, placeId)
        .as('reached')
      const order = sql`${reached.count} desc, ${reached.firstOn}, ${reached.placeId}`
      const ranked = db
        .select({
          kind: sql<typeof kind._.data>`${reached.kind}`.as('ranked_kind'),
          placeId: sql<string>`${reached.placeId}`.as('ranked_id'),
          articleId: reached.articleId,
          elevationMeters: reached.elevationMeters,
          count: reached.count,
          firstOn: reached.firstOn,
          rank: sql<number>`row_number() over (partition by ${reached.kind} order by ${order})::int`.as('rank'),
          among: sql<number>`count(*) over (partition by ${reached.kind})::int`.as('among'),
        })
        .from(reached)
        .as('ranked')
      // The limit makes the database look up these few, instead of reading the names of all places once more.
      const isOfArticle = and(eq(articleId, ranked.articleId), eq(kind, ranked.kind), eq(placeId, ranked.placeId))
      const named = db.select().from(articlePlaces).where(isOfArticle).limit(1).as('named')
      return db
        .select({
          kind: named.kind,
          nameJa: named.nameJa,
          nameEn: named.nameEn,
          position: named.position,
          elevationMeters: ranked.elevationMeters,
          count: ranked.count,
          firstOn: ranked.firstOn,
          among: ranked.among,
        })
        .from(ranked)
        .innerJoinLateral(named, sql`true`)
        .where(lte(ranked.rank, limit))
        .orderBy(asc(ranked.rank))
    },
    /** Whether the places of all lines have been looked up. */
    async areKnown(question: YearQuestion): Promise<boolean> {
      const rows = await db
        .select({ id: articleTracks.articleId })
        .from(activities)
        .innerJoin(articleTracks, eq(articleTracks.articleId, activities.lineId))
        .where(and(isAsked(question), isNull(articleTracks.gazetteer)))
        .limit(1)
      return rows.length === 0
    },
    /** Of what is loaded: towns of the world, and what regions name. Null while there are none. */
    async findGazetteer(): Promise<string | null> {
      const loaded = sql<string | null>`string_agg(${gazetteerLoads.version}, ' ' order by ${gazetteerLoads.id})`
      const [row] = await db.select({ version: loaded }).from(gazetteerLoads)
      return row?.version ?? null
    },
    /**
     * Articles whose places are to be looked up, with their maps as they were drawn and as others see them. Mostly there are none:
     * what differs from the gazetteer is below or above it in the index, which tells so at once.
     */
    listOutdated(gazetteer: string, limit: number) {
      const from = sql`select ${articleTracks.articleId} from ${articleTracks} where ${articleTracks.gazetteer}`
      const outdated = sql`(${from} is null order by ${articleTracks.articleId} desc limit ${limit})
        union all (${from} < ${gazetteer} limit ${limit}) union all (${from} > ${gazetteer} limit ${limit}) limit ${limit}`
      return db
        .select({ id: articleMaps.articleId, layers: articleMaps.layers, ownLayers: articleMaps.ownLayers })
        .from(articleMaps)
        .where(inArray(articleMaps.articleId, sql`(${outdated})`))
    },
    /** In the box around a line. */
    listSummits([west, south, east, north]: readonly [number, number, number, number]) {
      const corners = sql`point(${west - AROUND}::float8, ${south - AROUND}::float8), point(${east + AROUND}::float8, ${north + AROUND}::float8)`
      return db
        .select({ id: places.id, nameJa: places.nameJa, nameEn: places.nameEn, position: places.position })
        .from(places)
        .where(and(eq(places.kind, 'peak'), sql`${places.position} <@ box(${corners})`))
        .limit(MAX_SUMMITS)
    },
    /** Nothing of a map that was saved meanwhile, whose track is another row. */
    async put(articleId: number, gazetteer: string, rows: readonly PlaceRow[]): Promise<void> {
      await db.transaction(async (tx) => {
        const held = await tx
          .select({ id: articleTracks.articleId })
          .from(articleTracks)
          .where(eq(articleTracks.articleId, articleId))
          .for('no key update')
        if (held.length === 0) return
        await tx.delete(articlePlaces).where(eq(articlePlaces.articleId, articleId))
        if (rows.length > 0) await tx.insert(articlePlaces).values([...rows])
        await tx.update(articleTracks).set({ gazetteer }).where(eq(articleTracks.articleId, articleId))
      })
    },
  }
}

export type ReachedRow = Awaited<ReturnType<ReturnType<typeof reachedPlacesRepository>['list']>>[number]
