import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { files } from '../../schema/files.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { walkLogPhotos, walkLogs } from '../../schema/walk-logs.table.ts'
import { lockPeople } from '../accounts/lock-people.ts'

/** SQL for walks that moderators look at. */
export function walkCasesRepository(db: Database) {
  const { id, userId, articleId, text, visibility, createdAt, prohibitedAt, prohibitionReason } = walkLogs
  const select = () => {
    const storedNames = sql<string[]>`array(
      select ${files.storedName} from ${walkLogPhotos} join ${files} on ${files.id} = ${walkLogPhotos.fileId}
      where ${walkLogPhotos.logId} = ${id} order by ${walkLogPhotos.position})`
    const { name, nickname, avatar } = users
    return db
      .select({
        id,
        text,
        visibility,
        createdAt,
        prohibitedAt,
        prohibitionReason,
        storedNames,
        user: { id: users.id, name, nickname, avatar },
        article: { id: routeArticles.id, title: routeArticles.title },
      })
      .from(walkLogs)
      .innerJoin(users, eq(users.id, userId))
      .leftJoin(routeArticles, eq(routeArticles.id, articleId))
  }
  return {
    async find(walkId: number) {
      const [row] = await select().where(eq(id, walkId))
      return row ?? null
    },
    listProhibited: ({ after, limit }: { readonly after: number; readonly limit: number }) =>
      select()
        .where(and(isNotNull(prohibitedAt), gt(id, after)))
        .orderBy(asc(id))
        .limit(limit),
    /** Holds a walk until the transaction ends: after its walker and the author, as whoever changes it does. */
    async lock(walkId: number) {
      const [found] = await db
        .select({ walkerId: userId, authorId: routeArticles.userId })
        .from(walkLogs)
        .leftJoin(routeArticles, eq(routeArticles.id, articleId))
        .where(eq(id, walkId))
      if (!found) return null
      await lockPeople(db, [found.walkerId, ...(found.authorId === null ? [] : [found.authorId])])
      const [row] = await db
        .select({ userId, articleId, prohibitedAt })
        .from(walkLogs)
        .where(eq(id, walkId))
        .for('no key update')
      return row ?? null
    },
  }
}
