import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'

/** The new address that a user has requested, until it is verified. */
export const emailChanges = pgTable('email_changes', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})
