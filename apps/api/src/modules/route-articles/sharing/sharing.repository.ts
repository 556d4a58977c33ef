import { and, asc, desc, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { isPublic, routeArticles } from '../../../schema/route-articles.table.ts'

/** SQL for those who list all public articles by their addresses. */
export function sharingRepository(db: Database) {
  return {
    /** The highest id of a public article; 0 without one. */
    async lastId(): Promise<number> {
      const [row] = await db
        .select({ id: routeArticles.id })
        .from(routeArticles)
        .where(isPublic(routeArticles))
        .orderBy(desc(routeArticles.id))
        .limit(1)
      return row?.id ?? 0
    },
    /** Public ones with ids above `after` and up to `last`. */
    listAddresses: (after: number, last: number) =>
      db

        .select({
          id: routeArticles.id,
          updatedAt: routeArticles.updatedAt,
          isBilingual: sql<boolean>`${routeArticles.translatedTitle} is not null`,
        })
        .from(routeArticles)
        .where(and(isPublic(routeArticles), gt(routeArticles.id, after), lte(routeArticles.id, last)))
        .orderBy(asc(routeArticles.id)),
  }
}
