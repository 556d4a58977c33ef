import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'

/** Accounts at other services that open an account here. */
export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** What the provider calls its user by, for ever. */
    subject: text().notNull(),
    /** As the provider reported it when the account was linked. Only displayed, never used to look up accounts. */
    email: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('linked_accounts_subject_key').on(table.provider, table.subject),
    uniqueIndex('linked_accounts_user_key').on(table.userId, table.provider),
  ],
)
