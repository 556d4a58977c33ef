import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { journeys } from '../../schema/journeys.table.ts'
import { personColumns } from '../../schema/people.ts'
import { reports } from '../../schema/reports.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'

type Kind = (typeof reports.$inferSelect)['kind']

const isOpen = eq(reports.status, 'open')
const [answered, answeredUsers] = [alias(comments, 'answered'), alias(users, 'answered_users')]

/** SQL for cases that wait for moderators. */
export function casesRepository(db: Database) {
  const selectComments = () =>
    db
      .select({
        id: comments.id,
        text: comments.text,
        createdAt: comments.createdAt,
        deletedAt: comments.deletedAt,
        prohibitedAt: comments.prohibitedAt,
        prohibitionReason: comments.prohibitionReason,
        isPending: comments.isPending,
        user: personColumns(users),
        article: { id: routeArticles.id, title: routeArticles.title },
        journey: { id: journeys.id, title: journeys.title },
        answeredText: answered.text,
        answeredDeletedAt: answered.deletedAt,
        answeredUser: personColumns(answeredUsers),
      })
      .from(comments)
      .innerJoin(users, eq(users.id, comments.userId))
      .leftJoin(routeArticles, eq(routeArticles.id, comments.articleId))
      .leftJoin(journeys, eq(journeys.id, comments.journeyId))
      .leftJoin(answered, eq(answered.id, comments.replyToId))
      .leftJoin(answeredUsers, eq(answeredUsers.id, answered.userId))
  return {
    /** Moderators act one after the other: seldom enough, and none of them waits for another in a circle. */
    lockAll: () => db.execute(sql`select pg_advisory_xact_lock(hashtext('moderation'))`),
    /** What is open, by what it is about, the longest waiting first. */
    listOpen({ after, limit }: { after: number; limit: number }) {
      const first = sql<number>`min(${reports.id})`.mapWith(Number)
      return db
        .select({
          id: first,
          kind: reports.kind,
          count: sql<number>`count(*)::int`,
          reasons: sql<string[]>`array_agg(distinct ${reports.reason})`,
          firstAt: sql<Date>`min(${reports.createdAt})`.mapWith(reports.createdAt),
          lastAt: sql<Date>`max(${reports.createdAt})`.mapWith(reports.createdAt),
        })
        .from(reports)
        .where(isOpen)
        .groupBy(reports.kind, reports.targetId)
        .having(sql`min(${reports.id}) > ${after}`)
        .orderBy(asc(first))
        .limit(limit)
    },
    listByIds(ids: readonly number[]) {
      return db
        .select({ id: reports.id, snapshot: reports.snapshot, user: personColumns(users) })
        .from(reports)
        .leftJoin(users, eq(users.id, reports.userId))
        .where(inArray(reports.id, [...ids]))
    },
    async countOpen(): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(distinct (${reports.kind}, ${reports.targetId}))::int` })
        .from(reports)
        .where(isOpen)
      return row?.count ?? 0
    },
    async find(id: number) {
      const [row] = await db.select().from(reports).where(eq(reports.id, id))
      return row ?? null
    },
    /** All reports about the same, open or decided at the same moment as the given one. */
    listAbout({ kind, targetId, decidedAt }: { kind: Kind; targetId: number; decidedAt: Date | null }) {
      return db
        .select({
          id: reports.id,
          reason: reports.reason,
          content: reports.content,
          createdAt: reports.createdAt,
          snapshot: reports.snapshot,
          reporter: personColumns(users),
        })
        .from(reports)
        .leftJoin(users, eq(users.id, reports.reporterId))
        .where(
          and(
            eq(reports.kind, kind),
            eq(reports.targetId, targetId),
            decidedAt === null ? isOpen : eq(reports.decidedAt, decidedAt),
          ),
        )
        .orderBy(asc(reports.id))
        .limit(100)
    },
    /** Decides all that is open about something. Of two who do so at once, the second finds nothing. */
    close(target: { kind: Kind; targetId: number }, status: 'dismissed' | 'acted') {
      return db
        .update(reports)
        .set({ status, decidedAt: sql`date_trunc('milliseconds', now())` })
        .where(and(isOpen, eq(reports.kind, target.kind), eq(reports.targetId, target.targetId)))
        .returning({ id: reports.id, reporterId: reports.reporterId })
    },
    /** Those that wait for approval, or that are prohibited. */
    listComments(state: 'pending' | 'prohibited', { after, limit }: { after: number; limit: number }) {
      const isIt = state === 'pending' ? and(eq(comments.isPending, true), isWaiting) : isProhibited
      return selectComments()
        .where(and(isIt, gt(comments.id, after)))
        .orderBy(asc(comments.id))
        .limit(limit)
    },
    async countPending(): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(comments)
        .where(and(eq(comments.isPending, true), isWaiting))
      return row?.count ?? 0
    },
    async findComment(id: number) {
      const [row] = await selectComments().where(eq(comments.id, id))
      return row ?? null
    },
    /** Holds a comment until the transaction ends. */
    async lockComment(id: number) {
      const { userId, articleId, journeyId, deletedAt, prohibitedAt, isPending } = comments
      const [row] = await db
        .select({ userId, articleId, journeyId, deletedAt, prohibitedAt, isPending })
        .from(comments)
        .where(eq(comments.id, id))
        .for('no key update')
      return row ?? null
    },
    async isReported(kind: Kind, targetId: number): Promise<boolean> {
      const rows = await db
        .select({ id: reports.id })
        .from(reports)
        .where(and(eq(reports.kind, kind), eq(reports.targetId, targetId)))
        .limit(1)
      return rows.length > 0
    },
    async findArticle(id: number) {
      const { title, summary, isDraft, privateMode, isForbidden } = routeArticles
      const [row] = await db
        .select({ id: routeArticles.id, title, summary, isDraft, privateMode, isForbidden })
        .from(routeArticles)
        .where(eq(routeArticles.id, id))
      return row ?? null
    },
  }
}

const isProhibited = sql`${comments.deletedAt} is null and ${comments.prohibitedAt} is not null`
const isWaiting = sql`${comments.deletedAt} is null and ${comments.prohibitedAt} is null`
