import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { authors } from '../../schema/authors.table.ts'
import { isPublic, routeArticles } from '../../schema/route-articles.table.ts'

export interface CountedAuthor {
  readonly userId: number
  readonly routeCount: number
  readonly favoriteSum: number
  readonly copySum: number
  readonly beginnings: readonly string[]
}

/** SQL that counts what people have published. */
export function authorsRepository(db: Database) {
  return {
    /** Until the transaction ends: of two saves at once, the later one counts both. */
    async lock(userId: number): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    },
    async count(userId: number) {
      const [row] = await db
        .select({
          name: users.name,
          nickname: users.nickname,
          routeCount: count(routeArticles.id),
          favoriteSum: sql`coalesce(sum(${routeArticles.favoriteCount}), 0)`.mapWith(Number),
          copySum: sql`coalesce(sum(${routeArticles.copyCount}), 0)`.mapWith(Number),
          isWithdrawn: sql<boolean>`${users.withdrawnAt} is not null`,
        })
        .from(users)
        .leftJoin(routeArticles, and(eq(routeArticles.userId, users.id), isPublic(routeArticles)))
        .where(eq(users.id, userId))
        .groupBy(users.id)
      return row ?? null
    },
    async put({ userId, ...author }: CountedAuthor): Promise<void> {
      const values = { ...author, beginnings: [...author.beginnings] }
      await db
        .insert(authors)
        .values({ userId, ...values })
        .onConflictDoUpdate({ target: authors.userId, set: values })
    },
    async remove(userId: number): Promise<void> {
      await db.delete(authors).where(eq(authors.userId, userId))
    },
  }
}
