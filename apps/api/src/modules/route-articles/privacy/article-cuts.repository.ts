import { and, asc, count, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { overlaps } from '../../../schema/box-column.ts'
import { articleCuts } from '../../../schema/private-places.table.ts'
import { articleMaps, isPublic, routeArticles } from '../../../schema/route-articles.table.ts'
import type { PlaceLabel } from '../../places/gazetteer.ts'
import type { MapExtent } from '../article-content.ts'
import { FACTS_VERSION } from '../line-facts.ts'
import type { Track } from '../tracks/track-facts.ts'
import { putTrack } from '../tracks/tracks.repository.ts'

interface CutMap extends MapExtent {
  readonly layers: unknown
  readonly ownLayers: unknown
  readonly previewKey: string
  readonly place: PlaceLabel | null
  readonly track: Track
}

/** SQL for cropping the maps of a person's articles again. */
export function articleCutsRepository(db: Database) {
  const isOf = (userId: number) => eq(articleCuts.userId, userId)
  return {
    /** Those that show something in a box, and those that hide something; the public ones first. */
    async listConcerned(
      userId: number,
      { box, isReveal }: { box: MapExtent['bounds']; isReveal: boolean },
    ): Promise<number[]> {
      const concerned: (SQL | undefined)[] = [
        box === null ? undefined : overlaps(routeArticles.bounds, box),
        isReveal ? isNotNull(articleMaps.ownLayers) : undefined,
      ]
      if (concerned.every((condition) => condition === undefined)) return []
      const rows = await db
        .select({ id: routeArticles.id })
        .from(routeArticles)
        .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
        .where(and(eq(routeArticles.userId, userId), or(...concerned)))
        .orderBy(desc(sql`(${isPublic(routeArticles)})`), desc(routeArticles.updatedAt), desc(routeArticles.id))
      return rows.map(({ id }) => id)
    },
    /** What is queued already stays. */
    async queue(userId: number, ids: readonly number[]): Promise<void> {
      await db.delete(articleCuts).where(and(isOf(userId), isNotNull(articleCuts.doneAt)))
      if (ids.length === 0) return
      await db
        .insert(articleCuts)
        .values(ids.map((articleId) => ({ articleId, userId })))
        .onConflictDoUpdate({ target: articleCuts.articleId, set: { doneAt: null } })
    },
    async nextOpen(userId: number, after: number): Promise<number | null> {
      const [row] = await db
        .select({ id: articleCuts.articleId })
        .from(articleCuts)
        .where(and(isOf(userId), isNull(articleCuts.doneAt), gt(articleCuts.articleId, after)))
        .orderBy(asc(articleCuts.articleId))
        .limit(1)
      return row?.id ?? null
    },
    async finish(articleId: number): Promise<void> {
      await db.update(articleCuts).set({ doneAt: sql`now()` }).where(eq(articleCuts.articleId, articleId))
    },
    async progress(userId: number): Promise<{ done: number; total: number }> {
      const [row] = await db
        .select({ done: count(articleCuts.doneAt), total: count() })
        .from(articleCuts)
        .where(isOf(userId))
      return row ?? { done: 0, total: 0 }
    },
    async forget(userId: number): Promise<void> {
      await db.delete(articleCuts).where(isOf(userId))
    },
    /** Whose cuts wait, perhaps for a job that was lost. */
    async listWaiting(): Promise<number[]> {
      const rows = await db
        .selectDistinct({ userId: articleCuts.userId })
        .from(articleCuts)
        .where(isNull(articleCuts.doneAt))
      return rows.map(({ userId }) => userId)
    },
    /** What others see of an article. It is no save: version and dates stay, so an editor that is open can still save. */
    async setMap(id: number, { layers, ownLayers, place, track, ...columns }: CutMap): Promise<void> {
      await db.update(articleMaps).set({ layers, ownLayers }).where(eq(articleMaps.articleId, id))
      await db
        .update(routeArticles)
        .set({ ...columns, factsVersion: FACTS_VERSION, placeJa: place?.ja ?? null, placeEn: place?.en ?? null })
        .where(eq(routeArticles.id, id))
      await putTrack(db, id, track)
    },
  }
}
