import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { users } from '../../../platform/session/users.table.ts'
import { authors } from '../../../schema/authors.table.ts'
import { accessColumns, isPublic, routeArticles } from '../../../schema/route-articles.table.ts'
import { type CardRow, cardColumns, isAuthor } from '../article-rows.ts'

interface PageOfKeys {
  /** The id of the last page's last one; null for the first page. */
  readonly before: number | null
  readonly limit: number
}

const { id, userId, clonedFromId, copyCount, source, version, title } = routeArticles

/** SQL for clones and what they were made of. */
export function clonesRepository(db: Database) {
  return {
    /** Holds an article until the transaction ends: of clones that are made at once each finds what the last one left. */
    async lockOriginal(articleId: number) {
      const [row] = await db
        .select({ ...accessColumns, id, version, title, copyCount, source })
        .from(routeArticles)
        .where(eq(id, articleId))
        .for('no key update')
      return row ?? null
    },
    async lockOriginalOf(cloneId: number) {
      const original = db.select({ id: clonedFromId }).from(routeArticles).where(eq(id, cloneId))
      const [row] = await db
        .select({ id, copyCount })
        .from(routeArticles)
        .where(eq(id, sql`(${original})`))
        .for('no key update')
      return row ?? null
    },
    /** Adds to what an article and, where it is public, its author are known for. */
    async count(articleId: number, by: 1 | -1): Promise<void> {
      await db
        .update(routeArticles)
        .set({ copyCount: sql`${copyCount} + ${by}` })
        .where(eq(id, articleId))
      const author = db
        .select({ id: userId })
        .from(routeArticles)
        .where(and(eq(id, articleId), isPublic(routeArticles)))
      await db
        .update(authors)
        .set({ copySum: sql`${authors.copySum} + ${by}` })
        .where(eq(authors.userId, sql`(${author})`))
    },
    async list(articleId: number, { before, limit }: PageOfKeys): Promise<CardRow[]> {
      const isFurther = before === null ? undefined : lt(id, before)
      return db
        .select(cardColumns)
        .from(routeArticles)
        .innerJoin(users, isAuthor)
        .where(and(eq(clonedFromId, articleId), isPublic(routeArticles), isFurther))
        .orderBy(desc(id))
        .limit(limit)
    },
  }
}
