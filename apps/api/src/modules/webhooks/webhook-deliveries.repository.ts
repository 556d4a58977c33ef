import { and, eq, exists, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { activeSuspension, users } from '../../platform/session/users.table.ts'
import { blocks } from '../../schema/blocks.table.ts'
import { comments, isShownComment } from '../../schema/comments.table.ts'
import { webhookDeliveries, webhooks } from '../../schema/webhooks.table.ts'
import type { Attempt } from './send-message.ts'

/** How long an attempt is another worker's: longer than it can take. */
const CLAIM_SECONDS = 22
/** Jobs may start this much before what they send is due. */
const EARLY_SECONDS = 5
const LOST_MINUTES = 10

export interface ClaimedDelivery {
  readonly id: number
  readonly webhookId: number
  readonly userId: number
  readonly messageId: string
  readonly body: string
  /** With the one that is claimed. */
  readonly attempts: number
  readonly url: string
  readonly secret: string
  /** Null outside of a rotation. */
  readonly formerSecret: string | null
}

const { id, state, attempts, nextAt } = webhookDeliveries

/** SQL for sending what is in the outbox of webhooks. */
export function webhookDeliveriesRepository(db: Database) {
  /** The comment is shown, and nobody is in a block with who wrote it. */
  const isStillTrue = () => {
    const isBlock = or(
      and(eq(blocks.blockerId, webhooks.userId), eq(blocks.blockedId, comments.userId)),
      and(eq(blocks.blockerId, comments.userId), eq(blocks.blockedId, webhooks.userId)),
    )
    const shown = db
      .select({ id: comments.id })
      .from(comments)
      .where(
        and(
          eq(comments.id, webhookDeliveries.commentId),
          isShownComment,
          sql`not ${exists(db.select({ id: blocks.id }).from(blocks).where(isBlock))}`,
        ),
      )
    return sql<boolean>`(${webhookDeliveries.commentId} is null or ${exists(shown)})`
  }

  const find = async (tx: Database, deliveryId: number) => {
    const isDue = sql`${nextAt} <= now() + ${EARLY_SECONDS} * interval '1 second'`
    const [row] = await tx
      .select({
        id,
        webhookId: webhookDeliveries.webhookId,
        userId: webhooks.userId,
        messageId: webhookDeliveries.messageId,
        body: webhookDeliveries.body,
        attempts: sql<number>`${attempts} + 1`,
        url: webhooks.url,
        secret: webhooks.secret,
        formerSecret: sql<string | null>`case when ${webhooks.rotatesUntil} > now() then ${webhooks.formerSecret} end`,
        isActive: sql<boolean>`${webhooks.state} = 'active' and ${users.withdrawnAt} is null and ${activeSuspension.getSQL()} is null`,
        isStillTrue: isStillTrue(),
      })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .innerJoin(users, eq(users.id, webhooks.userId))
      .where(and(eq(id, deliveryId), eq(state, 'waiting'), isDue))
      .for('update', { of: webhookDeliveries, skipLocked: true })
    return row ?? null
  }

  /** Unless another worker took it for lost, and tried since. */
  const isClaimed = (claimed: ClaimedDelivery) =>
    and(eq(id, claimed.id), eq(state, 'waiting'), eq(attempts, claimed.attempts))

  return {
    /** Null for what waits no more, or not yet, or is being sent. What may not be sent any more is dropped. */
    claim: (deliveryId: number): Promise<ClaimedDelivery | null> =>
      db.transaction(async (tx) => {
        const row = await find(tx, deliveryId)
        if (!row) return null
        const { isActive, isStillTrue, ...claimed } = row
        const isOne = eq(id, deliveryId)
        if (!isActive || !isStillTrue) {
          const problem = isActive ? 'withdrawn' : 'inactive'
          await tx.update(webhookDeliveries).set({ state: 'dropped', problem }).where(isOne)
          return null
        }
        const until = sql`now() + ${CLAIM_SECONDS} * interval '1 second'`
        await tx
          .update(webhookDeliveries)
          .set({ attempts: claimed.attempts, attemptedAt: sql`now()`, nextAt: until })
          .where(isOne)
        return claimed
      }),
    /** @returns false when the claim is lost. */
    async finish(claimed: ClaimedDelivery, result: Attempt & { readonly state: 'delivered' | 'failed' }) {
      const rows = await db.update(webhookDeliveries).set(result).where(isClaimed(claimed)).returning({ id })
      return rows.length > 0
    },
    /** @returns false when the claim is lost. */
    async retryLater(claimed: ClaimedDelivery, result: Attempt, seconds: number): Promise<boolean> {
      const rows = await db
        .update(webhookDeliveries)
        .set({ ...result, nextAt: sql`now() + make_interval(secs => ${seconds})` })
        .where(isClaimed(claimed))
        .returning({ id })
      return rows.length > 0
    },
    async noteSuccess(webhookId: number): Promise<void> {
      await db
        .update(webhooks)
        .set({ failingSince: null })
        .where(and(eq(webhooks.id, webhookId), sql`${webhooks.failingSince} is not null`))
    },
    /** @returns whether it has failed for so many days, and is off now. */
    async noteFailure(webhookId: number, days: number): Promise<boolean> {
      const isActive = and(eq(webhooks.id, webhookId), eq(webhooks.state, 'active'))
      await db
        .update(webhooks)
        .set({ failingSince: sql`now()` })
        .where(and(isActive, isNull(webhooks.failingSince)))
      const rows = await db
        .update(webhooks)
        .set({ state: 'failing' })
        .where(and(isActive, lt(webhooks.failingSince, sql`now() - make_interval(days => ${days})`)))
        .returning({ id: webhooks.id })
      return rows.length > 0
    },
    /** @returns false for one that was off already. */
    async switchOff(webhookId: number, reason: 'gone'): Promise<boolean> {
      const rows = await db
        .update(webhooks)
        .set({ state: reason })
        .where(and(eq(webhooks.id, webhookId), eq(webhooks.state, 'active')))
        .returning({ id: webhooks.id })
      return rows.length > 0
    },
    async listLost(limit: number) {
      const isLost = lt(nextAt, sql`now() - make_interval(mins => ${LOST_MINUTES})`)
      return db
        .select({ id, userId: webhooks.userId })
        .from(webhookDeliveries)
        .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
        .where(and(eq(state, 'waiting'), isLost))
        .orderBy(nextAt)
        .limit(limit)
    },
  }
}
