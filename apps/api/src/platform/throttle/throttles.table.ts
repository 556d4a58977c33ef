import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Attempts in a window of time, counted in the database so that every process and every restart knows them. */
export const throttles = pgTable(
  'throttles',
  {
    /** Digest of the counted key, so that the table contains no addresses. */
    key: text().primaryKey(),
    hits: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('throttles_resets_idx').on(table.resetsAt)],
)
