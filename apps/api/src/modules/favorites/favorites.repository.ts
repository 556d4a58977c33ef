import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { statement } from '../../platform/statement.ts'
import { authors } from '../../schema/authors.table.ts'
import { favorites } from '../../schema/favorites.table.ts'
import { isPublicJourney, journeyAccessColumns, journeys } from '../../schema/journeys.table.ts'
import { accessColumns, isPublic, routeArticles } from '../../schema/route-articles.table.ts'
import type { ArticleAccess } from '../article-access/route-article.policy.ts'
import { isAbout, keysOf, type Subject } from '../article-access/subject.ts'

/** An article or journey. */
export interface Liked extends ArticleAccess {
  readonly favoriteCount: number
}

interface PageOfKeys {
  /** The key of the last page's last one; null for the first page. */
  readonly before: number | null
  readonly limit: number
}

const selectFavoriteBy = (key: typeof favorites.articleId | typeof favorites.journeyId) =>
  statement((db) =>
    db
      .select({ id: favorites.id })
      .from(favorites)
      .where(and(eq(favorites.userId, sql.placeholder('by')), eq(key, sql.placeholder('id')))),
  )

const selectFavorite = {
  article: selectFavoriteBy(favorites.articleId),
  journey: selectFavoriteBy(favorites.journeyId),
}

const selectLiked = {
  article: (db: Database, id: number) =>
    db
      .select({ ...accessColumns, favoriteCount: routeArticles.favoriteCount })
      .from(routeArticles)
      .where(eq(routeArticles.id, id)),
  journey: (db: Database, id: number) =>
    db
      .select({ ...journeyAccessColumns, favoriteCount: journeys.favoriteCount })
      .from(journeys)
      .where(eq(journeys.id, id)),
}

/** SQL for Nice Routes. */
export function favoritesRepository(db: Database) {
  const countArticle = async (id: number, by: 1 | -1) => {
    const { userId, favoriteCount } = routeArticles
    await db
      .update(routeArticles)
      .set({ favoriteCount: sql`${favoriteCount} + ${by}` })
      .where(eq(routeArticles.id, id))
    const author = db
      .select({ id: userId })
      .from(routeArticles)
      .where(and(eq(routeArticles.id, id), isPublic(routeArticles)))
    await db
      .update(authors)
      .set({ favoriteSum: sql`${authors.favoriteSum} + ${by}` })
      .where(eq(authors.userId, sql`(${author})`))
  }

  return {
    async find({ kind, id }: Subject): Promise<Liked | null> {
      const [row] = await selectLiked[kind](db, id)
      return row ?? null
    },
    /** Holds it until the transaction ends: of thanks that come at once each finds what the last one left. */
    async lock({ kind, id }: Subject): Promise<Liked | null> {
      const [row] = await selectLiked[kind](db, id).for('no key update')
      return row ?? null
    },
    /** @returns false when it was there already. */
    async insert(subject: Subject, by: number): Promise<boolean> {
      const rows = await db
        .insert(favorites)
        .values({ ...keysOf(subject), userId: by })
        .onConflictDoNothing()
        .returning({ id: favorites.id })
      return rows.length > 0
    },
    /** @returns false when there was none. */
    async delete(subject: Subject, by: number): Promise<boolean> {
      const rows = await db
        .delete(favorites)
        .where(and(isAbout(favorites, subject), eq(favorites.userId, by)))
        .returning({ id: favorites.id })
      return rows.length > 0
    },
    async has({ kind, id }: Subject, by: number): Promise<boolean> {
      return (await selectFavorite[kind](db, { id, by })).length > 0
    },
    /** Adds to what an article and, where it is public, its author are known for; of a journey, to its own count alone. */
    async count({ kind, id }: Subject, by: 1 | -1): Promise<void> {
      if (kind === 'article') return countArticle(id, by)
      await db
        .update(journeys)
        .set({ favoriteCount: sql`${journeys.favoriteCount} + ${by}` })
        .where(eq(journeys.id, id))
    },
    /** For the data archive: all that a person has sent. Of what is no longer public, only the number. */
    listAll(by: number) {
      const { articleId, journeyId, createdAt } = favorites
      return db
        .select({
          articleId,
          journeyId,
          title: sql<string | null>`coalesce(${routeArticles.title}, ${journeys.title})`,
          createdAt,
        })
        .from(favorites)
        .leftJoin(routeArticles, and(eq(routeArticles.id, articleId), isPublic(routeArticles)))
        .leftJoin(journeys, and(eq(journeys.id, journeyId), isPublicJourney(journeys)))
        .where(eq(favorites.userId, by))
        .orderBy(favorites.id)
    },
    list(subject: Subject, { before, limit }: PageOfKeys) {
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
        .where(and(isAbout(favorites, subject), isFurther, isNull(users.withdrawnAt)))
        .orderBy(desc(favorites.id))
        .limit(limit)
    },
  }
}
