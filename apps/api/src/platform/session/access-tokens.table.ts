import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { users } from './users.table.ts'

export const accessTokens = pgTable(
  'access_tokens',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token: a leaked table opens nothing. */
    digest: text().notNull().unique(),
    name: text().notNull(),
    /** Of the contract's `TOKEN_SCOPES`. */
    scopes: text().array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('access_tokens_user_idx').on(table.userId, table.id)],
)
