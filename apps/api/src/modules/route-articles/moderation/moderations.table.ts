import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { routeArticles } from '../route-articles.table.ts'

/** What moderators said about an article they hid, and whether its author has asked for it since. */
export const articleModerations = pgTable('route_moderations', {
  articleId: bigint('route_id', { mode: 'number' })
    .primaryKey()
    .references(() => routeArticles.id, { onDelete: 'cascade' }),
  reason: text().notNull(),
  publicationRequestedAt: timestamp('publication_requested_at', { withTimezone: true, mode: 'date' }),
})
