import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'

/** What people wrote to the operator. Kept until it was mailed, and some days more. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for anonymous visitors. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    topic: text({ enum: ['question', 'trouble', 'idea', 'rights', 'other'] }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    text: text().notNull(),
    locale: text({ enum: ['ja', 'en-us'] }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    index('contact_messages_user_idx').on(table.userId),
    index('contact_messages_mailed_idx').on(table.mailedAt),
  ],
)
