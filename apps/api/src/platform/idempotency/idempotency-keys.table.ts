import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { users } from '../session/users.table.ts'

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of the endpoint and the body the key was first used with. */
    requestHash: text('request_hash').notNull(),
    /** Null while the first request is at work. */
    status: integer(),
    answer: text(),
    /** The request that reserved the key: another one may have taken it over meanwhile. Null for those of older versions. */
    holder: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_idx').on(table.createdAt),
  ],
)
