import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../../modules/accounts/users.table.ts'

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the id in the cookie: a leaked table opens no session. */
    digest: text().primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_expires_idx').on(table.expiresAt)],
)
