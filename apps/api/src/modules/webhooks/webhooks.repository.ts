import { PRODUCT_LIMITS, type WebhookInput } from '@repo/contract'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { webhookDeliveries, webhooks } from '../../schema/webhooks.table.ts'

const { shownDeliveries, rotationHours, deliveryDays } = PRODUCT_LIMITS.webhook
/** Deleted by one statement. */
const BATCH = 10_000

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

interface Owned {
  readonly id: number
  readonly userId: number
}

const isOf = ({ id, userId }: Owned) => and(eq(webhooks.id, id), eq(webhooks.userId, userId))

/** SQL for people's webhooks. */
export function webhooksRepository(db: Database) {
  return {
    async list(userId: number): Promise<WebhookRow[]> {
      return db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(desc(webhooks.id))
    },
    /** Holds the owner until the transaction ends, so that two requests cannot both pass a limit. */
    async lockOwner(userId: number): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    },
    /** Holds it until the transaction ends. */
    async lock(webhook: Owned): Promise<WebhookRow | null> {
      const [row] = await db.select().from(webhooks).where(isOf(webhook)).for('no key update')
      return row ?? null
    },
    async insert(row: WebhookInput & Pick<WebhookRow, 'userId' | 'secret'>): Promise<WebhookRow> {
      const [inserted] = await db.insert(webhooks).values(row).returning()
      if (!inserted) throw new Error('No webhook was inserted.')
      return inserted
    },
    /** @returns false without such a webhook. */
    async setPaused(webhook: Owned, isPaused: boolean): Promise<boolean> {
      const set = isPaused ? { state: 'paused' as const } : { state: 'active' as const, failingSince: null }
      const rows = await db.update(webhooks).set(set).where(isOf(webhook)).returning({ id: webhooks.id })
      return rows.length > 0
    },
    /** The former secret serves on for a while. */
    async setSecret(webhook: Owned, secret: string): Promise<WebhookRow | null> {
      const [row] = await db
        .update(webhooks)
        .set({
          secret,
          formerSecret: sql`${webhooks.secret}`,
          rotatesUntil: sql`now() + make_interval(hours => ${rotationHours})`,
        })
        .where(isOf(webhook))
        .returning()
      return row ?? null
    },
    async delete(webhook: Owned): Promise<boolean> {
      return (await db.delete(webhooks).where(isOf(webhook)).returning({ id: webhooks.id })).length > 0
    },
    /** The newest deliveries of each webhook. */
    async listDeliveries(webhookIds: readonly number[]): Promise<DeliveryRow[]> {
      const newest = webhookIds.map((id) =>
        db
          .select()
          .from(webhookDeliveries)
          .where(eq(webhookDeliveries.webhookId, id))
          .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
          .limit(shownDeliveries),
      )
      return (await Promise.all(newest)).flat()
    },
    /** To be sent at once, and as often as a new one. @returns false without such a delivery, and while it waits. */
    async resend({ id, webhookId }: Pick<DeliveryRow, 'id' | 'webhookId'>): Promise<boolean> {
      const { state } = webhookDeliveries
      const rows = await db
        .update(webhookDeliveries)
        .set({ state: 'waiting', attempts: 0, nextAt: sql`now()`, problem: null })
        .where(
          and(
            eq(webhookDeliveries.id, id),
            eq(webhookDeliveries.webhookId, webhookId),
            inArray(state, ['delivered', 'failed', 'dropped']),
          ),
        )
        .returning({ id: webhookDeliveries.id })
      return rows.length > 0
    },
    async hasDelivery({ id, webhookId }: Pick<DeliveryRow, 'id' | 'webhookId'>): Promise<boolean> {
      const isOne = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId))
      return (await db.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(isOne)).length > 0
    },
    async deleteOld(): Promise<void> {
      const isOld = lt(webhookDeliveries.createdAt, sql`now() - make_interval(days => ${deliveryDays})`)
      for (;;) {
        const old = db.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(isOld).limit(BATCH)
        const rows = await db
          .delete(webhookDeliveries)
          .where(inArray(webhookDeliveries.id, old))
          .returning({ id: webhookDeliveries.id })
        if (rows.length < BATCH) break
      }
      const isOver = lt(webhooks.rotatesUntil, sql`now()`)
      await db.update(webhooks).set({ formerSecret: null, rotatesUntil: null }).where(isOver)
    },
  }
}
