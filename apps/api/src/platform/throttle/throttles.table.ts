import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'

/** Attempts in a window of time, counted in the database so that every process and every restart knows them. */
export const throttles = pgTable(
  'throttles',
  {
    /** Digest of the counted key, so that the table contains no addresses. */
    key: text().primaryKey(),
    hits: integer().notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('throttles_resets_idx').on(table.resetsAt)],
)
