import { and, asc, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { users } from '../../../platform/session/users.table.ts'
import { articleModerations, type StoredPointer } from '../../../schema/moderations.table.ts'
import { isTrashed, routeArticles } from '../../../schema/route-articles.table.ts'
import { isAuthor } from '../article-rows.ts'

export interface ForbiddingFields {
  readonly reason: string
  readonly version: number
  readonly pointsAt: StoredPointer | null
}

/** What moderators and the author say about a forbidden article. */
export const forbiddingColumns = {
  reason: articleModerations.reason,
  forbiddenVersion: articleModerations.version,
  pointsAt: articleModerations.pointsAt,
  requestedAt: articleModerations.publicationRequestedAt,
  requestNote: articleModerations.requestNote,
  appealedAt: articleModerations.appealedAt,
  appealNote: articleModerations.appealNote,
  appealDecidedAt: articleModerations.appealDecidedAt,
  appealAnswer: articleModerations.appealAnswer,
  declinedAt: articleModerations.declinedAt,
  declineReason: articleModerations.declineReason,
  declinePointsAt: articleModerations.declinePointsAt,
}

export type ForbiddingColumns = typeof forbiddingColumns

/** What a moderator has to know of an article. */
const columns = {
  id: routeArticles.id,
  title: routeArticles.title,
  isDraft: routeArticles.isDraft,
  privateMode: routeArticles.privateMode,
  isForbidden: routeArticles.isForbidden,
  updatedAt: routeArticles.updatedAt,
  version: routeArticles.version,
  userId: routeArticles.userId,
  userName: users.name,
  userNickname: users.nickname,
  userAvatar: users.avatar,
  userTimeZone: users.timeZone,
  ...forbiddingColumns,
}

const CLOSED_REQUEST = { publicationRequestedAt: null, requestNote: '' } as const

const isRequested = and(
  eq(routeArticles.isForbidden, true),
  not(isTrashed(routeArticles)),
  or(
    isNotNull(articleModerations.publicationRequestedAt),
    and(isNotNull(articleModerations.appealedAt), isNull(articleModerations.appealDecidedAt)),
  ),
)

export type ForbiddingRow = Awaited<ReturnType<ReturnType<typeof moderationRepository>['listRequested']>>[number]

/** SQL for moderators' actions on articles. */
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
    /** Prohibited ones, not in the trash, whose authors request a review or appeal, the longest waiting first. */
    listRequested() {
      const since = sql`coalesce(${articleModerations.publicationRequestedAt}, ${articleModerations.appealedAt})`
      return select().where(isRequested).orderBy(asc(since)).limit(200)
    },
    async countRequested(): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(articleModerations)
        .innerJoin(routeArticles, eq(routeArticles.id, articleModerations.articleId))
        .where(isRequested)
      return row?.count ?? 0
    },
    listForbidden() {
      return select().where(eq(routeArticles.isForbidden, true)).orderBy(asc(routeArticles.id))
    },
    /** For an article already forbidden: replaces the reason, and closes its author's request. An appeal stays the only one. */
    async forbid(articleId: number, fields: ForbiddingFields): Promise<void> {
      await db.update(routeArticles).set({ isForbidden: true }).where(eq(routeArticles.id, articleId))
      const values = { ...fields, ...CLOSED_REQUEST, declinedAt: null, declineReason: null, declinePointsAt: null }
      await db
        .insert(articleModerations)
        .values({ articleId, ...values })
        .onConflictDoUpdate({ target: articleModerations.articleId, set: values })
    },
    /** The reason of the prohibition stays. */
    async decline(articleId: number, { reason, version, pointsAt }: ForbiddingFields): Promise<void> {
      await db
        .update(articleModerations)
        .set({ version, ...CLOSED_REQUEST, declinedAt: sql`now()`, declineReason: reason, declinePointsAt: pointsAt })
        .where(eq(articleModerations.articleId, articleId))
    },
    /** The reason of the prohibition stays. */
    async rejectAppeal(articleId: number, answer: string): Promise<void> {
      await db
        .update(articleModerations)
        .set({ appealAnswer: answer, appealDecidedAt: sql`now()` })
        .where(eq(articleModerations.articleId, articleId))
    },
    async allow(articleId: number): Promise<void> {
      await db.update(routeArticles).set({ isForbidden: false }).where(eq(routeArticles.id, articleId))
      await db.delete(articleModerations).where(eq(articleModerations.articleId, articleId))
    },
  }
}
