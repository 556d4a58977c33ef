import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { journeyAccessColumns, journeys } from '../../schema/journeys.table.ts'
import { reports } from '../../schema/reports.table.ts'
import { accessColumns, routeArticles } from '../../schema/route-articles.table.ts'
import { walkLogs } from '../../schema/walk-logs.table.ts'
import { isVisibleTo } from '../walk-logs/walk-log-rows.ts'

export type NewReport = Pick<
  typeof reports.$inferInsert,
  'reporterId' | 'kind' | 'targetId' | 'articleId' | 'commentId' | 'userId' | 'reason' | 'content' | 'snapshot'
>

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
    async findJourney(id: number) {
      const { userId, title, summary, version, state, isForbidden, shareToken, trashedAt } = journeys
      const [row] = await db
        .select({ userId, title, summary, version, state, isForbidden, shareToken, trashedAt })
        .from(journeys)
        .where(eq(journeys.id, id))
      return row ?? null
    },
    async findUser(id: number) {
      const { name, nickname, profile } = users
      const isHere = and(eq(users.id, id), isNotNull(users.emailVerifiedAt), isNull(users.withdrawnAt))
      const [row] = await db.select({ name, nickname, profile }).from(users).where(isHere)
      return row ?? null
    },
    /** With what it is on. Content that is not visible cannot be reported. */
    async findComment(id: number) {
      const isShown = and(isNull(comments.deletedAt), isNull(comments.prohibitedAt), eq(comments.isPending, false))
      const [row] = await db
        .select({
          article: accessColumns,
          journey: journeyAccessColumns,
          articleId: comments.articleId,
          journeyId: comments.journeyId,
          userId: comments.userId,
          text: comments.text,
        })
        .from(comments)
        .leftJoin(routeArticles, eq(routeArticles.id, comments.articleId))
        .leftJoin(journeys, eq(journeys.id, comments.journeyId))
        .where(and(eq(comments.id, id), isShown))
      return row ?? null
    },
    /** With its article. A walk that the reporter may not see cannot be reported. */
    async findWalk(id: number, reporterId: number) {
      const { articleId, userId, text } = walkLogs
      const [row] = await db
        .select({ article: accessColumns, articleId, userId, text })
        .from(walkLogs)
        .leftJoin(routeArticles, eq(routeArticles.id, articleId))
        .where(and(eq(walkLogs.id, id), isVisibleTo(reporterId)))
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
