import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../../../platform/session/users.table.ts'

/** The address that somebody wants instead of theirs, until they have proved it. */
export const emailChanges = pgTable('email_changes', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
