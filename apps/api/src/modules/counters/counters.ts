import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { favorites } from '../../schema/favorites.table.ts'
import { follows } from '../../schema/follows.table.ts'
import { journeys } from '../../schema/journeys.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import type { ArticleIndex } from '../route-articles/search/article-search.ts'
import type { AuthorsService } from '../users/authors.service.ts'

/** A count that is kept beside what it counts, and moved in the transaction of its cause. */
export interface Counter {
  readonly table: typeof routeArticles | typeof journeys | typeof users
  readonly column: PgColumn
  /** What it has to be, of the row of `table` at hand. */
  readonly counted: SQL
  /** Brings in step what is derived from it, in the same transaction. */
  readonly after?: (tx: Database, id: number, before: number) => Promise<void>
}

/** What keeps what is derived from counts. */
export interface CounterDependencies {
  readonly search: ArticleIndex
  readonly authors: AuthorsService
}

/** Every count that is kept. Add yours here. */
export function countersOf({ search, authors }: CounterDependencies): readonly Counter[] {
  const { deletedAt, prohibitedAt, isPending } = comments
  const recountAuthor = async (tx: Database, articleId: number) => {
    const [article] = await tx
      .select({ userId: routeArticles.userId })
      .from(routeArticles)
      .where(eq(routeArticles.id, articleId))
    if (article) await authors.recount(tx, article.userId)
  }
  return [
    {
      table: routeArticles,
      column: routeArticles.commentCount,
      counted: sql`(select count(*)::int from ${comments} where ${comments.articleId} = ${routeArticles.id}
        and ${deletedAt} is null and ${prohibitedAt} is null and not ${isPending})`,
    },
    {
      table: routeArticles,
      column: routeArticles.favoriteCount,
      counted: sql`(select count(*)::int from ${favorites} where ${favorites.articleId} = ${routeArticles.id})`,
      async after(tx, id, favoriteCount) {
        await search.recount(tx, id, { favoriteCount })
        await recountAuthor(tx, id)
      },
    },
    {
      table: routeArticles,
      column: routeArticles.copyCount,
      counted: sql`(select count(*)::int from ${routeArticles} as copies where copies.cloned_from = ${routeArticles.id}
        and copies.trashed_version is distinct from copies.version)`,
      async after(tx, id, copyCount) {
        await search.recount(tx, id, { copyCount })
        await recountAuthor(tx, id)
      },
    },
    {
      table: journeys,
      column: journeys.commentCount,
      counted: sql`(select count(*)::int from ${comments} where ${comments.journeyId} = ${journeys.id}
        and ${deletedAt} is null and ${prohibitedAt} is null and not ${isPending})`,
    },
    {
      table: journeys,
      column: journeys.favoriteCount,
      counted: sql`(select count(*)::int from ${favorites} where ${favorites.journeyId} = ${journeys.id})`,
    },
    {
      table: users,
      column: users.followerCount,
      counted: sql`(select count(*)::int from ${follows} where ${follows.followedId} = ${users.id})`,
    },
    {
      table: users,
      column: users.followingCount,
      counted: sql`(select count(*)::int from ${follows} where ${follows.followerId} = ${users.id})`,
    },
  ]
}
