import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'

/** Operators' announcements to all users, and how far each has been sent. */
export const announcements = pgTable(
  'announcements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ja: text().notNull(),
    en: text().notNull(),
    /** Where more is to be read. */
    path: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Everybody up to this id was notified. */
    sentUpTo: bigint('told_up_to', { mode: 'number' }).notNull().default(0),
    doneAt: instant('done_at'),
  },
  (table) => [index('announcements_open_idx').on(table.id).where(sql`${table.doneAt} is null`)],
)
