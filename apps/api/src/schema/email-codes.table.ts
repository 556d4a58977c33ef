import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
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
    usedAt: timestamp('used_at', { withTimezone: true, mode: 'date' }),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('email_codes_user_idx').on(table.userId, table.purpose, table.id)],
)
