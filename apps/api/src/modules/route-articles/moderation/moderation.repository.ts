import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { users } from '../../accounts/users.table.ts'
import { isAuthor } from '../article-rows.ts'
import { routeArticles } from '../route-articles.table.ts'
import { articleModerations } from './moderations.table.ts'

/** What a moderator has to know of an article. */
const columns = {
  id: routeArticles.id,
  title: routeArticles.title,
  isDraft: routeArticles.isDraft,
  privateMode: routeArticles.privateMode,
  isForbidden: routeArticles.isForbidden,
  updatedAt: routeArticles.updatedAt,
  userId: routeArticles.userId,
  userName: users.name,
  reason: articleModerations.reason,
  requestedAt: articleModerations.publicationRequestedAt,
}

/** SQL for what moderators do with articles. */
export function moderationRepository(db: Database) {
  const select = () =>
    db
      .select(columns)
      .from(routeArticles)
      .innerJoin(users, isAuthor)
      .leftJoin(articleModerations, eq(articleModerations.articleId, routeArticles.id))
  return {
    async find(id: number) {
      const [row] = await select().where(eq(routeArticles.id, id))
      return row ?? null
    },
    /** Forbidden ones whose authors ask to have them looked at again, the one that waits longest first. */
    listRequested() {
      return select().where(isNotNull(articleModerations.publicationRequestedAt)).orderBy(asc(columns.requestedAt))
    },
    listForbidden() {
      return select().where(eq(routeArticles.isForbidden, true)).orderBy(asc(routeArticles.id))
    },
    async forbid(articleId: number, reason: string): Promise<void> {
      await db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, articleId))
      const said = { reason, publicationRequestedAt: sql`null` }
      await db
        .insert(articleModerations)
        .values({ articleId, ...said })
        .onConflictDoUpdate({ target: articleModerations.articleId, set: said })
    },
    async setRole(name: string, role: 'user' | 'moderator'): Promise<string | null> {
      const isNamed = and(eq(sql`lower(${users.name})`, name.toLowerCase()), isNotNull(users.emailVerifiedAt))
      const [row] = await db.update(users).set({ role }).where(isNamed).returning({ name: users.name })
      return row?.name ?? null
    },
    async allow(articleId: number): Promise<void> {
      await db.update(routeArticles).set({ isForbidden: false }).where(eq(routeArticles.id, articleId))
      await db.delete(articleModerations).where(eq(articleModerations.articleId, articleId))
    },
  }
}
