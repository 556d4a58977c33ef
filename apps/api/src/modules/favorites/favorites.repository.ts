import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { authors } from '../../schema/authors.table.ts'
import { favorites } from '../../schema/favorites.table.ts'
import { isPublic, routeArticles } from '../../schema/route-articles.table.ts'
import type { ArticleAccess } from '../article-access/route-article.policy.ts'

export interface LikedArticle extends ArticleAccess {
  readonly favoriteCount: number
}

interface PageOfKeys {
  /** The key of the last page's last one; null for the first page. */
  readonly before: number | null
  readonly limit: number
}

/** SQL for Nice Routes. */
export function favoritesRepository(db: Database) {
  const { userId, isDraft, privateMode, isForbidden, shareToken, favoriteCount } = routeArticles
  const find = (articleId: number) =>
    db
      .select({ userId, isDraft, privateMode, isForbidden, shareToken, favoriteCount })
      .from(routeArticles)
      .where(eq(routeArticles.id, articleId))
  return {
    async findArticle(articleId: number): Promise<LikedArticle | null> {
      const [row] = await find(articleId)
      return row ?? null
    },
    /** Holds the article until the transaction ends: of thanks that come at once each finds what the last one left. */
    async lockArticle(articleId: number): Promise<LikedArticle | null> {
      const [row] = await find(articleId).for('no key update')
      return row ?? null
    },
    /** @returns false when it was there already. */
    async insert(articleId: number, by: number): Promise<boolean> {
      const rows = await db
        .insert(favorites)
        .values({ articleId, userId: by })
        .onConflictDoNothing()
        .returning({ id: favorites.id })
      return rows.length > 0
    },
    /** @returns false when there was none. */
    async delete(articleId: number, by: number): Promise<boolean> {
      const rows = await db
        .delete(favorites)
        .where(and(eq(favorites.articleId, articleId), eq(favorites.userId, by)))
        .returning({ id: favorites.id })
      return rows.length > 0
    },
    async has(articleId: number, by: number): Promise<boolean> {
      const rows = await db
        .select({ id: favorites.id })
        .from(favorites)
        .where(and(eq(favorites.userId, by), eq(favorites.articleId, articleId)))
      return rows.length > 0
    },
    /** Adds to what an article and, where it is public, its author are known for. */
    async count(articleId: number, by: 1 | -1): Promise<void> {
      await db
        .update(routeArticles)
        .set({ favoriteCount: sql`${favoriteCount} + ${by}` })
        .where(eq(routeArticles.id, articleId))
      const author = db
        .select({ id: userId })
        .from(routeArticles)
        .where(and(eq(routeArticles.id, articleId), isPublic(routeArticles)))
      await db
        .update(authors)
        .set({ favoriteSum: sql`${authors.favoriteSum} + ${by}` })
        .where(eq(authors.userId, sql`(${author})`))
    },
    /** For the data archive: all that a person has sent. Of articles that are no longer public, only the number. */
    listAll(by: number) {
      const { articleId, createdAt } = favorites
      return db
        .select({ articleId, title: routeArticles.title, createdAt })
        .from(favorites)
        .leftJoin(routeArticles, and(eq(routeArticles.id, articleId), isPublic(routeArticles)))
        .where(eq(favorites.userId, by))
        .orderBy(favorites.id)
    },
    list(articleId: number, { before, limit }: PageOfKeys) {
      const isFurther = before === null ? undefined : lt(favorites.id, before)
      return db
        .select({
          key: favorites.id,
          createdAt: favorites.createdAt,
          id: users.id,
          name: users.name,
          nickname: users.nickname,
          avatar: users.avatar,
        })
        .from(favorites)
        .innerJoin(users, eq(users.id, favorites.userId))
        .where(and(eq(favorites.articleId, articleId), isFurther, isNull(users.withdrawnAt)))
        .orderBy(desc(favorites.id))
        .limit(limit)
    },
  }
}
