import type { ModeratorAction } from '@repo/contract'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { moderationActs } from '../../schema/moderation-acts.table.ts'
import { personColumns } from '../../schema/people.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'

export interface NewAct {
  readonly moderatorId: number | null
  readonly action: ModeratorAction
  readonly reportId: number | null
  readonly articleId: number | null
  readonly commentId: number | null
  readonly userId: number | null
  readonly reason: string
  readonly details: Readonly<Record<string, string | number>>
}

interface ActsQuery {
  readonly userId?: number
  readonly articleId?: number
  readonly commentId?: number
  /** The log names it in its details. */
  readonly journeyId?: number
  readonly walkId?: number
  readonly before?: number | undefined
  readonly limit: number
}

const moderators = alias(users, 'moderators')

/** SQL for the log of moderation. */
export function actsRepository(db: Database) {
  return {
    async insert(act: NewAct): Promise<number> {
      const [row] = await db.insert(moderationActs).values(act).returning({ id: moderationActs.id })
      if (!row) throw new Error('The act was not written down.')
      return row.id
    },
    /** Newest first; all, or those that concern one thing or user: with a journey or walk, its owner. */
    list({ userId, articleId, commentId, journeyId, walkId, before, limit }: ActsQuery) {
      return db
        .select({
          id: moderationActs.id,
          action: moderationActs.action,
          createdAt: moderationActs.createdAt,
          commentId: moderationActs.commentId,
          reportId: moderationActs.reportId,
          reason: moderationActs.reason,
          details: moderationActs.details,
          user: personColumns(users),
          moderator: personColumns(moderators),
          article: { id: routeArticles.id, title: routeArticles.title },
        })
        .from(moderationActs)
        .leftJoin(users, eq(users.id, moderationActs.userId))
        .leftJoin(moderators, eq(moderators.id, moderationActs.moderatorId))
        .leftJoin(routeArticles, eq(routeArticles.id, moderationActs.articleId))
        .where(
          and(
            userId === undefined ? undefined : eq(moderationActs.userId, userId),
            articleId === undefined ? undefined : eq(moderationActs.articleId, articleId),
            commentId === undefined ? undefined : eq(moderationActs.commentId, commentId),
            journeyId === undefined ? undefined : isAbout('journey', journeyId),
            walkId === undefined ? undefined : isAbout('walk_log_id', walkId),
            before === undefined ? undefined : lt(moderationActs.id, before),
          ),
        )
        .orderBy(desc(moderationActs.id))
        .limit(limit)
    },
  }
}

/** Comments on a journey name it as well. */
const isAbout = (detail: 'journey' | 'walk_log_id', id: number) =>
  and(isNull(moderationActs.commentId), sql`${moderationActs.details}->>${detail} = ${String(id)}`)

export type ActRow = Awaited<ReturnType<ReturnType<typeof actsRepository>['list']>>[number]
