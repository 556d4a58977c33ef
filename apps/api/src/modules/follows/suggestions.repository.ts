import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { authors } from '../../schema/authors.table.ts'
import { blocks } from '../../schema/blocks.table.ts'
import { favorites } from '../../schema/favorites.table.ts'
import { follows } from '../../schema/follows.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { personColumns } from './follows.repository.ts'

/** SQL for suggested users to follow. */
export function suggestionsRepository(db: Database) {
  return {
    /**
     * Authors whom they thanked, then those followed by the users they follow, then the most popular. Each query
     * reads a fixed maximum of rows.
     */
    list(viewerId: number, limit: number) {
      const candidates = sql`(
        select id, sum(points) as points from (
          select article.user_id as id, 3 as points from (
            select ${favorites.articleId} as id from ${favorites}
            where ${favorites.userId} = ${viewerId} order by ${favorites.id} desc limit 50
          ) thanked join ${routeArticles} article on article.id = thanked.id
          union all
          select second.followed_id, 1 from (
            select followed_id from ${follows} where follower_id = ${viewerId} order by id desc limit 30
          ) first cross join lateral (
            select followed_id from ${follows} where follower_id = first.followed_id order by id desc limit 30
          ) second
          union all
          (select user_id, 0 from ${authors} order by favorite_sum desc, user_id desc limit 100)
        ) found group by id
      ) candidate`
      return db
        .select(personColumns(db, viewerId))
        .from(candidates)
        .innerJoin(users, eq(users.id, sql`candidate.id`))
        .innerJoin(authors, eq(authors.userId, users.id))
        .where(
          sql`${users.id} <> ${viewerId}
            and not exists (select 1 from ${follows} known where known.follower_id = ${viewerId} and known.followed_id = ${users.id})
            and not exists (select 1 from ${blocks} own where own.blocker_id = ${viewerId} and own.blocked_id = ${users.id})
            and not exists (select 1 from ${blocks} theirs where theirs.blocker_id = ${users.id} and theirs.blocked_id = ${viewerId})`,
        )
        .orderBy(desc(sql`candidate.points`), desc(authors.favoriteSum), desc(users.id))
        .limit(limit)
    },
  }
}
