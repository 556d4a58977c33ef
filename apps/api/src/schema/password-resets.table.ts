import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../platform/session/users.table.ts'

/** Requested resets. The token is generated when the mail is written, so that no queue or table ever contains it. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token; null until mailed. */
    tokenHash: text('token_hash').unique(),
    usedAt: timestamp('used_at', { withTimezone: true, mode: 'date' }),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('password_resets_user_idx').on(table.userId, table.id)],
)
