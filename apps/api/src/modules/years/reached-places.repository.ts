import type { Position } from '@mishiori/map-document'
import { and, asc, desc, eq, inArray, isNull, min, sql } from 'drizzle-orm'
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
    /** With how many activities reached them and when the first did, the most visited first. */
    list(question: YearQuestion) {
      const { kind, placeId, nameJa, nameEn, position, elevationMeters } = articlePlaces
      const total = sql<number>`count(*)::int`
      const first = min(activities.happenedOn)
      return db
        .select({
          kind,
          nameJa: sql<string>`min(${nameJa})`,
          nameEn: sql<string>`min(${nameEn})`,
          position: sql<Position>`(array_agg(${position}))[1]`.mapWith(position),
          elevationMeters: sql<number | null>`max(${elevationMeters})`,
          count: total,
          firstOn: sql<string>`${first}::text`,
        })
        .from(activities)
        .innerJoin(
          articlePlaces,
          and(
            eq(articlePlaces.articleId, activities.lineId),
            sql`(${articlePlaces.isShown} or ${activities.isOwnLine} and not ${activities.isPublic})`,
          ),
        )
        .where(isAsked(question))
        .groupBy(kind, placeId)
        .orderBy(desc(total), asc(first), asc(placeId))
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
