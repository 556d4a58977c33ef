import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../platform/session/users.table.ts'

/** People who have published, with what they have achieved. Counted anew whenever one of their articles changes. */
export const authors = pgTable(
  'authors',
  {
    userId: bigint('user_id', { mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of their public articles, as are the sums. */
    routeCount: integer('route_count').notNull(),
    favoriteSum: bigint('favorite_sum', { mode: 'number' }).notNull(),
    copySum: bigint('copy_sum', { mode: 'number' }).notNull(),
    /** Every beginning of the words of their names, normalised. */
    beginnings: text().array().notNull(),
  },
  (table) => [
    // Lists are read from the end of these.
    index('authors_route_count_idx').on(table.routeCount, table.userId),
    index('authors_favorite_idx').on(table.favoriteSum, table.userId),
    index('authors_copy_idx').on(table.copySum, table.userId),
    index('authors_beginnings_idx').using('gin', table.beginnings).with({ fastupdate: false }),
  ],
)
