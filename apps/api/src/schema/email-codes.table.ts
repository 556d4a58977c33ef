import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'

/** Requested codes. The digits are generated when the mail is written, so that no queue or table ever contains them. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it confirms: a code never works for another purpose. */
    purpose: text({ enum: ['sign-up', 'email-change'] })
      .notNull()
      .default('sign-up'),
    /** The address it proves: a code never works for another one. */
    email: text().notNull(),
    /** Null until mailed, and for ever when the address already belongs to an account. */
    codeHash: text('code_hash'),
    tries: integer().notNull().default(0),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('email_codes_user_idx').on(table.userId, table.purpose, table.id)],
)
