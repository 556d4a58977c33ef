import type { BBox } from '@mishiori/map-document'
import { and, desc, eq, isNotNull, max, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { activities, articleTrackLines } from '../../schema/activities.table.ts'
import { overlaps } from '../../schema/box-column.ts'
import { articleMaps, routeArticles } from '../../schema/route-articles.table.ts'
import { isAsked, type YearQuestion } from './years.repository.ts'

/** SQL for the lines of what people did. */
export function yearTracksRepository(db: Database) {
  /** As whoever asks may see them: of others, and of what is public, what is hidden is cut out. */
  const linesAt = (level: number) =>
    db
      .select({ lines: articleTrackLines.lines, bounds: articleTrackLines.bounds })
      .from(articleTrackLines)
      .where(
        and(
          eq(articleTrackLines.articleId, activities.lineId),
          eq(articleTrackLines.level, level),
          sql`(not ${articleTrackLines.isOwn} or ${activities.isOwnLine} and not ${activities.isPublic})`,
        ),
      )
      .orderBy(desc(articleTrackLines.isOwn))
      .limit(1)
      .as('seen')

  return {
    /** Each line once, of the newest activity that followed it; newest first. */
    list(question: YearQuestion, { level, box }: { level: number; box: BBox | null }) {
      const { kind, refId, articleId, happenedOn, sport, lineId, isOwnLine, isPublic } = activities
      const newest = [desc(happenedOn), desc(kind), desc(refId)]
      const followed = db
        .selectDistinctOn([lineId], { kind, refId, articleId, happenedOn, sport, lineId, isOwnLine, isPublic })
        .from(activities)
        .where(and(isAsked(question), isNotNull(lineId)))
        .orderBy(lineId, ...newest)
        .as('activities')
      const seen = linesAt(level)
      return db
        .select({
          kind: followed.kind,
          id: followed.refId,
          article_id: followed.articleId,
          date: followed.happenedOn,
          sport: followed.sport,
          lines: seen.lines,
        })
        .from(followed)
        .innerJoinLateral(seen, sql`true`)
        .where(box ? overlaps(seen.bounds, box) : undefined)
        .orderBy(desc(followed.happenedOn), desc(followed.kind), desc(followed.refId))
    },
    /** The articles whose lines were gone, once each, the newest first. */
    async listArticles(question: YearQuestion): Promise<{ readonly id: number; readonly isOwn: boolean }[]> {
      const last = max(activities.happenedOn)
      const rows = await db
        .select({ id: activities.lineId, isOwn: activities.isOwnLine })
        .from(activities)
        .where(and(isAsked(question), isNotNull(activities.lineId)))
        .groupBy(activities.lineId, activities.isOwnLine)
        .orderBy(desc(last), desc(activities.lineId))
      return rows.flatMap(({ id, isOwn }) => (id === null ? [] : [{ id, isOwn }]))
    },
    /** A map as its author drew it, and as others see it. */
    async findMap(
      id: number,
    ): Promise<{ readonly title: string; readonly own: unknown; readonly shown: unknown } | null> {
      const { layers, ownLayers } = articleMaps
      const [row] = await db
        .select({ title: routeArticles.title, own: sql<unknown>`coalesce(${ownLayers}, ${layers})`, shown: layers })
        .from(routeArticles)
        .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
        .where(eq(routeArticles.id, id))
      return row ?? null
    },
    /** Of all lines of a question; null without any. A box across 180° has an east that is less than its west. */
    async findBounds(question: YearQuestion): Promise<BBox | null> {
      const seen = linesAt(0)
      const corner = (of: 'min' | 'max', end: 0 | 1, axis: 0 | 1): SQL<number | null> =>
        sql`${sql.raw(of)}((bounds[${sql.raw(String(end))}])[${sql.raw(String(axis))}])`
      const [row] = await db
        .select({
          west: corner('min', 1, 0),
          south: corner('min', 1, 1),
          east: corner('max', 0, 0),
          north: corner('max', 0, 1),
        })
        .from(activities)
        .innerJoinLateral(seen, sql`true`)
        .where(isAsked(question))
      const { west = null, south = null, east = null, north = null } = row ?? {}
      if (west === null || south === null || east === null || north === null) return null
      return [west, south, east > 180 ? east - 360 : east, north]
    },
  }
}
