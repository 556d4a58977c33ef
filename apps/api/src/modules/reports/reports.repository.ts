import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { reports } from '../../schema/reports.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'

export type NewReport = Pick<
  typeof reports.$inferInsert,
  'reporterId' | 'kind' | 'targetId' | 'articleId' | 'commentId' | 'userId' | 'reason' | 'content' | 'snapshot'
>

const { userId, isDraft, privateMode, isForbidden, shareToken } = routeArticles
const accessColumns = { userId, isDraft, privateMode, isForbidden, shareToken }

/** SQL for reports. */
export function reportsRepository(db: Database) {
  return {
    async findArticle(id: number) {
      const { title, summary, version } = routeArticles
      const [row] = await db
        .select({ ...accessColumns, title, summary, version })
        .from(routeArticles)
        .where(eq(routeArticles.id, id))
      return row ?? null
    },
    async findUser(id: number) {
      const { name, nickname, profile } = users
      const isHere = and(eq(users.id, id), isNotNull(users.emailVerifiedAt), isNull(users.withdrawnAt))
      const [row] = await db.select({ name, nickname, profile }).from(users).where(isHere)
      return row ?? null
    },
    /** With its article. Content that is not visible cannot be reported. */
    async findComment(id: number) {
      const isShown = and(isNull(comments.deletedAt), isNull(comments.prohibitedAt), eq(comments.isPending, false))
      const [row] = await db
        .select({ article: accessColumns, articleId: comments.articleId, userId: comments.userId, text: comments.text })
        .from(comments)
        .innerJoin(routeArticles, eq(routeArticles.id, comments.articleId))
        .where(and(eq(comments.id, id), isShown))
      return row ?? null
    },
    listOf(reporterId: number) {
      const { kind, targetId, reason, content, createdAt } = reports
      return db
        .select({ kind, targetId, reason, content, createdAt })
        .from(reports)
        .where(eq(reports.reporterId, reporterId))
        .orderBy(reports.id)
    },
    /** Removes the reporter from a deleted account's reports, and clears the snapshots of reports about the account. */
    async forget(userId: number): Promise<void> {
      await db.update(reports).set({ reporterId: null }).where(eq(reports.reporterId, userId))
      await db.update(reports).set({ snapshot: {} }).where(eq(reports.userId, userId))
    },
    /** @returns its id; that of the open one when the reporter has reported the same already. */
    async insert(report: NewReport): Promise<number> {
      const [row] = await db
        .insert(reports)
        .values(report)
        .onConflictDoUpdate({
          target: [reports.reporterId, reports.kind, reports.targetId],
          targetWhere: sql`${reports.status} = 'open'`,
          set: { reporterId: sql`excluded.reporter_id` },
        })
        .returning({ id: reports.id })
      if (!row) throw new Error('The report was not inserted.')
      return row.id
    },
  }
}
