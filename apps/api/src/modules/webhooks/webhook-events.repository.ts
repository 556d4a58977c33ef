import type { WebhookEvent } from '@repo/contract'
import { and, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { journeys } from '../../schema/journeys.table.ts'
import { isPublic, isTrashed, publicationOf, routeArticles } from '../../schema/route-articles.table.ts'
import { walkLogs } from '../../schema/walk-logs.table.ts'
import { webhookDeliveries, webhooks } from '../../schema/webhooks.table.ts'

type NewDelivery = Pick<
  typeof webhookDeliveries.$inferInsert,
  'webhookId' | 'messageId' | 'type' | 'body' | 'commentId' | 'state' | 'problem'
>

/** SQL for what webhooks are told: of whoever has none, nothing is read. */
export function webhookEventsRepository(db: Database) {
  /** Whether the owner has a webhook that listens to one of the events. */
  const isHeard = (owner: AnyPgColumn | SQL, events: readonly WebhookEvent[]) =>
    sql`exists(select from ${webhooks} where ${webhooks.userId} = ${owner} and ${webhooks.state} = 'active'
      and ${webhooks.events} && ${sql.param([...events], webhooks.events)})`

  return {
    async findArticle(id: number, events: readonly WebhookEvent[]) {
      const [row] = await db
        .select({
          id: routeArticles.id,
          userId: routeArticles.userId,
          title: routeArticles.title,
          version: routeArticles.version,
          isPublic: sql<boolean>`${isPublic(routeArticles)}`,
          isTrashed: isTrashed(routeArticles),
          publishedAt: publicationOf(routeArticles),
          updatedAt: routeArticles.updatedAt,
        })
        .from(routeArticles)
        .where(and(eq(routeArticles.id, id), isHeard(routeArticles.userId, events)))
      return row ?? null
    },
    async findComment(id: number, event: WebhookEvent) {
      const ownerId = sql<number>`coalesce(${routeArticles.userId}, ${journeys.userId})`.mapWith(Number)
      const [row] = await db
        .select({
          id: comments.id,
          ownerId,
          articleId: comments.articleId,
          journeyId: comments.journeyId,
          replyToId: comments.replyToId,
          createdAt: comments.createdAt,
          author: { id: users.id, name: users.name },
        })
        .from(comments)
        .innerJoin(users, eq(users.id, comments.userId))
        .leftJoin(routeArticles, eq(routeArticles.id, comments.articleId))
        .leftJoin(journeys, eq(journeys.id, comments.journeyId))
        .where(and(eq(comments.id, id), isHeard(ownerId.getSQL(), [event])))
      return row ?? null
    },
    async findWalk(id: number, event: WebhookEvent) {
      const { userId, articleId, walkedOn, minutes, visibility, createdAt, editedAt } = walkLogs
      const [row] = await db
        .select({ id: walkLogs.id, userId, articleId, walkedOn, minutes, visibility, createdAt, editedAt })
        .from(walkLogs)
        .where(and(eq(walkLogs.id, id), isHeard(userId, [event])))
      return row ?? null
    },
    async listListening(userId: number, event: WebhookEvent): Promise<readonly number[]> {
      const isListening = sql`${event} = any(${webhooks.events})`
      const rows = await db
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(and(eq(webhooks.userId, userId), eq(webhooks.state, 'active'), isListening))
        .orderBy(webhooks.id)
      return rows.map(({ id }) => id)
    },
    /** Messages to all webhooks of a person within the last hour. */
    async countOfHour(userId: number): Promise<number> {
      const own = db.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.userId, userId))
      const isRecent = gt(webhookDeliveries.createdAt, sql`now() - interval '1 hour'`)
      const [row] = await db
        .select({ total: count() })
        .from(webhookDeliveries)
        .where(and(inArray(webhookDeliveries.webhookId, own), isRecent))
      return row?.total ?? 0
    },
    /** @returns the ids. */
    async insert(rows: NewDelivery[]): Promise<readonly number[]> {
      const inserted = await db.insert(webhookDeliveries).values(rows).returning({ id: webhookDeliveries.id })
      return inserted.map(({ id }) => id)
    },
  }
}
