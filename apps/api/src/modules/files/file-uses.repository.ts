import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { articleBodies, articleMaps, routeArticles } from '../../schema/route-articles.table.ts'

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
    listArticles(userId: number, url: string): Promise<{ id: number; title: string }[]> {
      const holds = (column: AnyPgColumn): SQL => sql`strpos(${column}::text, ${url}) > 0`
      return db
        .select({ id: routeArticles.id, title: routeArticles.title })
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
