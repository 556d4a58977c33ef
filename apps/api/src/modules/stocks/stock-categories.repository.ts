import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { stockCategories, stocks } from '../../schema/stocks.table.ts'

/** SQL for the categories of stock lists. */
export function stockCategoriesRepository(db: Database) {
  const isOwn = (userId: number, id: number) => and(eq(stockCategories.id, id), eq(stockCategories.userId, userId))
  const exists = async (userId: number, id: number) =>
    (await db.select({ id: stockCategories.id }).from(stockCategories).where(isOwn(userId, id))).length > 0
  return {
    /** Holds the owner's row until the transaction ends: whatever they do with what they keep is done one after the other. */
    async lockOwner(userId: number): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    },
    exists,
    list(userId: number) {
      const { id, name, position } = stockCategories
      return db
        .select({ id, name, position })
        .from(stockCategories)
        .where(eq(stockCategories.userId, userId))
        .orderBy(asc(position), asc(id))
    },
    /** How much is kept in each category and, under null, in none. */
    async countEntries(userId: number): Promise<ReadonlyMap<number | null, number>> {
      const rows = await db
        .select({ categoryId: stocks.categoryId, total: count() })
        .from(stocks)
        .where(eq(stocks.userId, userId))
        .groupBy(stocks.categoryId)
      return new Map(rows.map(({ categoryId, total }) => [categoryId, total]))
    },
    async insert(userId: number, name: string): Promise<void> {
      const { position } = stockCategories
      const last = db
        .select({ next: sql<number>`coalesce(max(${position}) + 1, 0)` })
        .from(stockCategories)
        .where(eq(stockCategories.userId, userId))
      await db.insert(stockCategories).values({ userId, name, position: sql`(${last})` })
    },
    async rename(userId: number, id: number, name: string): Promise<void> {
      await db.update(stockCategories).set({ name }).where(isOwn(userId, id))
    },
    async place(userId: number, id: number, position: number): Promise<void> {
      await db.update(stockCategories).set({ position }).where(isOwn(userId, id))
    },
    /** @returns false when there was none. */
    async delete(userId: number, id: number): Promise<boolean> {
      const rows = await db.delete(stockCategories).where(isOwn(userId, id)).returning({ id: stockCategories.id })
      return rows.length > 0
    },
  }
}
