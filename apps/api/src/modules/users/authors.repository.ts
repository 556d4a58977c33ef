import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { allExcluded, allGiven, statement } from '../../platform/statement.ts'
import { authors } from '../../schema/authors.table.ts'
import { isPublic, routeArticles } from '../../schema/route-articles.table.ts'

export interface CountedAuthor {
  readonly userId: number
  readonly routeCount: number
  readonly favoriteSum: number
  readonly copySum: number
  readonly beginnings: readonly string[]
}

const lockUser = statement((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update'),
)

const countPublished = statement((db) =>
  db
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
    .where(eq(users.id, sql.placeholder('userId')))
    .groupBy(users.id),
)

const putAuthor = statement((db) => {
  const { userId, routeCount, favoriteSum, copySum, beginnings } = authors
  const values = { routeCount, favoriteSum, copySum, beginnings }
  return db
    .insert(authors)
    .values(allGiven({ userId, ...values }))
    .onConflictDoUpdate({ target: userId, set: allExcluded(values) })
})

/** SQL that counts what people have published. */
export function authorsRepository(db: Database) {
  return {
    /** Locks the user until the transaction ends: of two saves at once, the later one counts both. */
    async count(userId: number) {
      const [, [row]] = await Promise.all([lockUser(db, { userId }), countPublished(db, { userId })])
      return row ?? null
    },
    async put(author: CountedAuthor): Promise<void> {
      await putAuthor(db, { ...author })
    },
    async remove(userId: number): Promise<void> {
      await db.delete(authors).where(eq(authors.userId, userId))
    },
  }
}
