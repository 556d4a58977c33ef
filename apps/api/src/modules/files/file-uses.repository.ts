import type { FileUses } from '@repo/contract'
import { and, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { journeys } from '../../schema/journeys.table.ts'
import { articleBodies, articleMaps, isTrashed, routeArticles } from '../../schema/route-articles.table.ts'
import { walkLogPhotos } from '../../schema/walk-logs.table.ts'

/** SQL for the uses of a picture, by its address. The JSON text is searched directly: file addresses contain nothing to escape. */
export function fileUsesRepository(db: Database) {
  return {
    async isAvatar(userId: number, url: string): Promise<boolean> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.avatar, url)))
      return rows.length > 0
    },
    async countWalks(fileId: number): Promise<number> {
      const [row] = await db.select({ total: count() }).from(walkLogPhotos).where(eq(walkLogPhotos.fileId, fileId))
      return row?.total ?? 0
    },
    listJourneys(userId: number, url: string): Promise<FileUses['journeys']> {
      const isInTrash = sql<boolean>`${isNotNull(journeys.trashedAt)}`
      return db
        .select({ id: journeys.id, title: journeys.title, in_trash: isInTrash })
        .from(journeys)
        .where(and(eq(journeys.userId, userId), eq(journeys.coverPath, url)))
        .orderBy(desc(journeys.updatedAt), desc(journeys.id))
    },
    listArticles(userId: number, url: string): Promise<FileUses['routes']> {
      const holds = (column: AnyPgColumn): SQL => sql`strpos(${column}::text, ${url}) > 0`
      return db
        .select({ id: routeArticles.id, title: routeArticles.title, in_trash: isTrashed(routeArticles) })
        .from(routeArticles)
        .leftJoin(articleBodies, eq(articleBodies.articleId, routeArticles.id))
        .leftJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
        .where(
          and(
            eq(routeArticles.userId, userId),
            or(
              eq(routeArticles.thumbnailPath, url),
              holds(articleBodies.body),
              holds(articleBodies.translatedBody),
              holds(articleMaps.layers),
              holds(articleMaps.ownLayers),
            ),
          ),
        )
        .orderBy(desc(routeArticles.updatedAt), desc(routeArticles.id))
    },
  }
}
