import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { journeyEntries, journeys } from '../../schema/journeys.table.ts'
import { isPublic, routeArticles } from '../../schema/route-articles.table.ts'

/** SQL for journeys and collections that moderators look at. */
export function journeyCasesRepository(db: Database) {
  const { id, userId, kind, title, summary, state, isForbidden, createdAt, trashedAt } = journeys
  const select = () => {
    const { name, nickname, avatar } = users
    const user = { id: users.id, name, nickname, avatar }
    return db
      .select({ id, userId, kind, title, summary, state, isForbidden, createdAt, trashedAt, user })
      .from(journeys)
      .innerJoin(users, eq(users.id, userId))
  }
  return {
    async find(journeyId: number) {
      const [row] = await select().where(eq(id, journeyId))
      return row ?? null
    },
    listForbidden: ({ after, limit }: { readonly after: number; readonly limit: number }) =>
      select()
        .where(and(isForbidden, gt(id, after)))
        .orderBy(asc(id))
        .limit(limit),
    /** In its order. Articles that not everybody sees have no name. */
    listEntries: (journeyId: number) =>
      db
        .select({
          id: journeyEntries.id,
          kind: journeyEntries.kind,
          day: journeyEntries.day,
          note: journeyEntries.note,
          article: { id: routeArticles.id, title: routeArticles.title },
        })
        .from(journeyEntries)
        .leftJoin(routeArticles, and(eq(routeArticles.id, journeyEntries.articleId), isPublic(routeArticles)))
        .where(eq(journeyEntries.journeyId, journeyId))
        .orderBy(asc(journeyEntries.position)),
    async setForbidden(journeyId: number, value: boolean): Promise<void> {
      await db.update(journeys).set({ isForbidden: value }).where(eq(id, journeyId))
    },
  }
}
