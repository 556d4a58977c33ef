import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { isPublic, isTrashed, routeArticles } from '../../../schema/route-articles.table.ts'

/** SQL for all articles of one author at once. */
export function withdrawnArticlesRepository(db: Database) {
  const isOf = (userId: number) => eq(routeArticles.userId, userId)
  return {
    async listIds(userId: number): Promise<number[]> {
      const rows = await db
        .select({ id: routeArticles.id })
        .from(routeArticles)
        .where(isOf(userId))
        .orderBy(asc(routeArticles.id))
      return rows.map(({ id }) => id)
    },
    /** With those in the trash. */
    listAll: (userId: number): Promise<{ id: number; isTrashed: boolean }[]> =>
      db
        .select({ id: routeArticles.id, isTrashed: isTrashed(routeArticles) })
        .from(routeArticles)
        .where(isOf(userId))
        .orderBy(asc(routeArticles.id)),
    async lockPublic(userId: number): Promise<number[]> {
      const rows = await db
        .select({ id: routeArticles.id })
        .from(routeArticles)
        .where(sql`${isOf(userId)} and ${isPublic(routeArticles)}`)
        .for('update')
      return rows.map(({ id }) => id)
    },
    async makeDrafts(userId: number): Promise<void> {
      await db.update(routeArticles).set({ isDraft: true }).where(isOf(userId))
    },
  }
}
