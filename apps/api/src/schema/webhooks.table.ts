import { WEBHOOK_EVENTS } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'

/** Where people's own programs are told of what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    url: text().notNull(),
    events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
    /** Encrypted, as the next one is. */
    secret: text().notNull(),
    /** Used beside the secret until then; null outside of a rotation. */
    formerSecret: text('former_secret'),
    rotatesUntil: instant('rotates_until'),
    state: text({ enum: ['active', 'paused', 'gone', 'failing'] })
      .notNull()
      .default('active'),
    /** When it first failed since its last success; null while it works. */
    failingSince: instant('failing_since'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhooks_user_idx').on(table.userId, table.id)],
)

/** The outbox of webhooks, and the log of what became of each message. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    webhookId: bigint('webhook_id', { mode: 'number' })
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same for all webhooks that are told of one event, and for each attempt. */
    messageId: text('message_id').notNull(),
    type: text({ enum: [...WEBHOOK_EVENTS, 'webhook.test'] }).notNull(),
    /** As it is sent, byte for byte. */
    body: text().notNull(),
    /** A comment that has to be shown still when the message is sent. */
    commentId: bigint('comment_id', { mode: 'number' }),
    state: text({ enum: ['waiting', 'delivered', 'failed', 'dropped'] })
      .notNull()
      .default('waiting'),
    attempts: smallint().notNull().default(0),
    /** Of a waiting one. While it is being sent: when it is believed that its worker has died. */
    nextAt: instant('next_at').notNull().defaultNow(),
    attemptedAt: instant('attempted_at'),
    status: integer(),
    problem: text({
      enum: ['status', 'redirect', 'address', 'connection', 'timeout', 'too_many', 'inactive', 'withdrawn'],
    }),
    /** The beginning of the last response. */
    response: text().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_deliveries_webhook_idx').on(table.webhookId, table.id),
    index('webhook_deliveries_created_idx').on(table.createdAt),
    index('webhook_deliveries_waiting_idx').on(table.nextAt).where(sql`${table.state} = 'waiting'`),
  ],
)
