import { bigint, index, pgTable, point, smallint, text } from 'drizzle-orm/pg-core'
import { routeArticles } from '../route-articles.table.ts'

/** What searches read of published articles. Made from the articles alone: it can be dropped and filled again. */
export const articleSearch = pgTable(
  'route_search',
  {
    articleId: bigint('route_id', { mode: 'number' })
      .primaryKey()
      .references(() => routeArticles.id, { onDelete: 'cascade' }),
    /** The `INDEX_VERSION` it was made by; 0 when it has to be made anew. */
    version: smallint().notNull(),
    /** Everything that a search may ask for, as `indexTokens` makes it. */
    tokens: text().array().notNull(),
    /** Normalised, with a space before it: titles with a tab between them, tags and place, each after a line feed. */
    head: text().notNull(),
    /** The other words, normalised, with a space before. */
    body: text().notNull(),
    anchor: point({ mode: 'tuple' }),
    /** The main line with few points, an encoded polyline. */
    outline: text(),
  },
  // Entries that wait to be sorted in would be read by every search.
  (table) => [index('route_search_tokens_idx').using('gin', table.tokens).with({ fastupdate: false })],
)
