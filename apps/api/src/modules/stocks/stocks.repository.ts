import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { accessColumns, routeArticles } from '../../schema/route-articles.table.ts'
import { stocks } from '../../schema/stocks.table.ts'
import type { ArticleAccess } from '../article-access/route-article.policy.ts'

export interface StockRow {
  readonly categoryId: number | null
  readonly shareToken: string | null
}

interface Entry extends StockRow {
  readonly userId: number
  readonly articleId: number
}

const selectKept = statement((db) => {
  const { userId, articleId, categoryId } = stocks
  const isOneOf = sql`${articleId} = any(${sql.placeholder('ids')}::bigint[])`
  return db
    .select({ articleId, categoryId })
    .from(stocks)
    .where(and(eq(userId, sql.placeholder('userId')), isOneOf))
})

/** SQL for keeping one article and letting it go. */
export function stocksRepository(db: Database) {
  const { categoryId, shareToken } = stocks
  const isOf = (userId: number, articleId: number) => and(eq(stocks.userId, userId), eq(stocks.articleId, articleId))
  const isOwn = (userId: number, id: number) => and(eq(stocks.userId, userId), eq(stocks.id, id))
  return {
    async findArticle(articleId: number): Promise<ArticleAccess | null> {
      const [row] = await db
        .select(accessColumns)
        .from(routeArticles)
        .where(eq(routeArticles.id, articleId))
        // Deleted meanwhile, it could not be referred to any more.
        .for('key share')
      return row ?? null
    },
    async find(userId: number, articleId: number): Promise<StockRow | null> {
      const [row] = await db.select({ categoryId, shareToken }).from(stocks).where(isOf(userId, articleId))
      return row ?? null
    },
    /** Keeps an article, or puts a kept one elsewhere. */
    async put(entry: Entry): Promise<void> {
      await db
        .insert(stocks)
        .values(entry)
        .onConflictDoUpdate({
          target: [stocks.userId, stocks.articleId],
          set: {
            categoryId: entry.categoryId,
            shareToken: sql`coalesce(excluded.share_token, ${shareToken})`,
          },
        })
    },
    async delete(userId: number, articleId: number): Promise<void> {
      await db.delete(stocks).where(isOf(userId, articleId))
    },
    /** @returns false when there was none. */
    async deleteEntry(userId: number, id: number): Promise<boolean> {
      return (await db.delete(stocks).where(isOwn(userId, id)).returning({ id: stocks.id })).length > 0
    },
    /** Which of the articles are kept, with their categories. */
    listKept: (userId: number, articleIds: readonly number[]) => selectKept(db, { userId, ids: `{${articleIds}}` }),
    listAll(userId: number) {
      const { articleId, createdAt } = stocks
      return db.select({ articleId, categoryId, createdAt }).from(stocks).where(eq(stocks.userId, userId))
    },
    async count(userId: number): Promise<number> {
      const [row] = await db.select({ total: count() }).from(stocks).where(eq(stocks.userId, userId))
      return row?.total ?? 0
    },
  }
}
