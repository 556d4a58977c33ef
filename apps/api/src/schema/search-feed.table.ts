import { bigint, bigserial, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'

/** The indexes at a search engine that are fed; none where no engine is used. */
export const searchIndexes = pgTable('search_indexes', {
  name: text().primaryKey(),
  /** Whether searches read it; otherwise it is being built. */
  isServing: boolean('is_serving').notNull().default(false),
  /** When who builds it was last at work. */
  seenAt: instant('seen_at').notNull().defaultNow(),
})

/**
 * The outbox of a search engine: articles whose row in `route_search` has changed since it was sent. A trigger there keeps it,
 * in the transaction of the change, as long as an index is fed.
 */
export const searchChanges = pgTable(
  'search_changes',
  {
    articleId: bigint('route_id', { mode: 'number' }).primaryKey(),
    /** Drawn while the row in `route_search` is locked: of two states of an article, the later one has the higher version. */
    version: bigserial({ mode: 'number' }).notNull(),
    /** When the first change that was not sent was made. */
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [index('search_changes_since_idx').on(table.since)],
)
