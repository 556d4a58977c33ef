import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { users } from './users.table.ts'

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the id in the cookie: a leaked table opens no session. */
    digest: text().primaryKey(),
    /** What its user may name it by. */
    id: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Of the browser that opened it, as it called itself. */
    userAgent: text('user_agent').notNull().default(''),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** When its user last proved who they are, by password, passkey or provider. */
    authenticatedAt: instant('authenticated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_expires_idx').on(table.expiresAt)],
)
