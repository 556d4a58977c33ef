import { PRODUCT_LIMITS, type WalkLogInput, type WalkVisibility } from '@repo/contract'
import { and, count, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { files } from '../../schema/files.table.ts'
import { follows } from '../../schema/follows.table.ts'
import { accessColumns, articleMaps, isTrashed, routeArticles } from '../../schema/route-articles.table.ts'
import { deletedWalkLogs, walkLogPhotos, walkLogs } from '../../schema/walk-logs.table.ts'
import { isShownToAll } from './walk-log-rows.ts'

const PART_COLUMNS = ['partObjectId', 'partFromMeters', 'partToMeters'] as const

/** What a walker wrote, as it is stored. Without columns of its part, that stays as it is. */
export type WrittenLog = Pick<
  typeof walkLogs.$inferInsert,
  'trackId' | 'walkedOn' | 'minutes' | 'conditions' | 'text' | 'visibility' | (typeof PART_COLUMNS)[number]
>
type NewRow = WrittenLog & Pick<typeof walkLogs.$inferInsert, 'userId' | 'articleId' | 'shareToken'>

/** SQL for writing walks. */
export function walkLogChangesRepository(db: Database) {
  return {
    async findAuthor(articleId: number): Promise<number | null> {
      const [row] = await db
        .select({ userId: routeArticles.userId })
        .from(routeArticles)
        .where(eq(routeArticles.id, articleId))
      return row?.userId ?? null
    },
    /** Keeps articles from being deleted until the transaction ends: before people, as a save holds its article first. */
    async holdArticles(ids: readonly (number | null | undefined)[]) {
      const rows = await db
        .select({ id: routeArticles.id, ...accessColumns })
        .from(routeArticles)
        .where(
          inArray(
            routeArticles.id,
            ids.filter((id) => id != null),
          ),
        )
        .orderBy(routeArticles.id)
        .for('key share')
      return new Map(rows.map(({ id, ...access }) => [id, access]))
    },
    /** The map of an article as its readers see it. */
    async findLayers(articleId: number): Promise<unknown> {
      const of = eq(articleMaps.articleId, articleId)
      const [row] = await db.select({ layers: articleMaps.layers }).from(articleMaps).where(of)
      return row?.layers
    },
    /** One of the user's articles that is not in the trash, with the map as they drew it. */
    async findTrack(userId: number, id: number) {
      const { source } = routeArticles
      const isOwn = and(
        eq(routeArticles.id, id),
        eq(routeArticles.userId, userId),
        sql`not ${isTrashed(routeArticles)}`,
      )
      const layers = sql<unknown>`coalesce(${articleMaps.ownLayers}, ${articleMaps.layers})`
      const [row] = await db
        .select({ source, layers })
        .from(routeArticles)
        .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
        .where(isOwn)
        .for('key share', { of: routeArticles })
      return row ?? null
    },
    /** Which of the pictures are this user's. */
    async listOwnFiles(userId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
      if (ids.length === 0) return new Set()
      const isOwn = and(eq(files.userId, userId), inArray(files.id, [...ids]))
      const rows = await db.select({ id: files.id }).from(files).where(isOwn).for('key share')
      return new Set(rows.map(({ id }) => id))
    },
    async count(userId: number): Promise<number> {
      const [row] = await db.select({ total: count() }).from(walkLogs).where(eq(walkLogs.userId, userId))
      return row?.total ?? 0
    },
    async isFollowing(followerId: number, followedId: number): Promise<boolean> {
      const isFollow = and(eq(follows.followerId, followerId), eq(follows.followedId, followedId))
      return (await db.select({ id: follows.id }).from(follows).where(isFollow)).length > 0
    },
    /** @returns the id. */
    async insert(row: NewRow): Promise<number> {
      const [inserted] = await db.insert(walkLogs).values(row).returning({ id: walkLogs.id })
      if (!inserted) throw new Error('No walk was inserted.')
      return inserted.id
    },
    async put(id: number, written: WrittenLog): Promise<void> {
      await db
        .update(walkLogs)
        .set({ ...written, editedAt: sql`now()` })
        .where(eq(walkLogs.id, id))
    },
    async putPhotos(logId: number, fileIds: NonNullable<WalkLogInput['photo_ids']>): Promise<void> {
      await db.delete(walkLogPhotos).where(eq(walkLogPhotos.logId, logId))
      if (fileIds.length === 0) return
      await db.insert(walkLogPhotos).values(fileIds.map((fileId, position) => ({ logId, position, fileId })))
    },
    /** One of a user's own. */
    async find(userId: number, id: number) {
      const { partObjectId: objectId, partFromMeters: fromMeters, partToMeters: toMeters } = walkLogs
      const [row] = await db
        .select({
          articleId: walkLogs.articleId,
          part: { objectId, fromMeters, toMeters },
          authorId: routeArticles.userId,
          isShown: sql<boolean>`${isShownToAll}`,
          isProhibited: sql<boolean>`${walkLogs.prohibitedAt} is not null`,
        })
        .from(walkLogs)
        .leftJoin(routeArticles, eq(routeArticles.id, walkLogs.articleId))
        .where(and(eq(walkLogs.id, id), eq(walkLogs.userId, userId)))
      return row ?? null
    },
    /** @param reason null lifts it. */
    async setProhibited(id: number, reason: string | null): Promise<void> {
      await db
        .update(walkLogs)
        .set({ prohibitedAt: reason === null ? null : sql`now()`, prohibitionReason: reason })
        .where(eq(walkLogs.id, id))
    },
    /** To the deleted ones, from where {@link restore} takes it. */
    async delete(id: number): Promise<void> {
      await db.execute(sql`
        insert into ${deletedWalkLogs} (id, user_id, log, photo_ids)
        select ${walkLogs.id}, ${walkLogs.userId}, to_jsonb(${walkLogs}), coalesce((
          select jsonb_agg(${walkLogPhotos.fileId} order by ${walkLogPhotos.position})
          from ${walkLogPhotos} where ${walkLogPhotos.logId} = ${walkLogs.id}), '[]')
        from ${walkLogs} where ${walkLogs.id} = ${id}`)
      await db.delete(walkLogs).where(eq(walkLogs.id, id))
    },
    /** One of a user's own that is deleted. */
    async findDeleted(userId: number, id: number) {
      const { log, photoIds } = deletedWalkLogs
      const [row] = await db
        .select({
          photoIds,
          articleId: sql<number | null>`(${log} ->> 'route_id')::bigint`.mapWith(walkLogs.articleId),
          trackId: sql<number | null>`(${log} ->> 'track_id')::bigint`.mapWith(walkLogs.trackId),
          visibility: sql<WalkVisibility>`${log} ->> 'visibility'`,
          isProhibited: sql<boolean>`${log} ->> 'prohibited_at' is not null`,
        })
        .from(deletedWalkLogs)
        .where(and(eq(deletedWalkLogs.id, id), eq(deletedWalkLogs.userId, userId)))
      return row ?? null
    },
    /** As it was, without articles that are gone. @returns whether it was still deleted. */
    async restore(id: number, visibility: WalkVisibility): Promise<boolean> {
      const there = (column: string) =>
        sql`(select ${routeArticles.id} from ${routeArticles}
          where ${routeArticles.id} = (gone.log ->> ${column})::bigint for key share)`
      const rows = await db.execute(sql`
        with gone as (delete from ${deletedWalkLogs} where ${deletedWalkLogs.id} = ${id} returning log)
        insert into ${walkLogs} overriding system value
        select restored.* from gone, jsonb_populate_record(null::${walkLogs}, gone.log || jsonb_build_object(
          'route_id', ${there('route_id')}, 'track_id', ${there('track_id')}, 'visibility', ${visibility}::text)) as restored
        returning id`)
      return rows.length > 0
    },
    async deleteOld(): Promise<void> {
      const hours = PRODUCT_LIMITS.walkLog.undoHours
      await db
        .delete(deletedWalkLogs)
        .where(lt(deletedWalkLogs.deletedAt, sql`now() - make_interval(hours => ${hours})`))
    },
    /** All of a user's. @returns the articles that they were on. */
    async deleteAll(userId: number): Promise<number[]> {
      await db.delete(deletedWalkLogs).where(eq(deletedWalkLogs.userId, userId))
      const rows = await db
        .delete(walkLogs)
        .where(eq(walkLogs.userId, userId))
        .returning({ articleId: walkLogs.articleId })
      return [...new Set(rows.flatMap(({ articleId }) => articleId ?? []))]
    },
  }
}
