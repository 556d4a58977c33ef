import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../platform/session/users.table.ts'

/** The new address that a user has requested, until it is verified. */
export const emailChanges = pgTable('email_changes', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
