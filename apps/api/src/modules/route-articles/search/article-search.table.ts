import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  point,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { boxColumn } from '../box-column.ts'
import { routeArticles } from '../route-articles.table.ts'
import { POPULAR_INDEXES } from './popular-articles.ts'

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
    /**
     * What filters and orders need of the article, so that what searches walk through need not be looked up in another table. The database itself
     * keeps these in step, by triggers on both tables (0009_search_facts.sql): whoever changes an article need not know of them.
     */
    isPublic: boolean('is_public').notNull().default(false),
    favoriteCount: integer('favorite_count').notNull().default(0),
    copyCount: integer('copy_count').notNull().default(0),
    distanceKm: doublePrecision('distance_km'),
    bounds: boxColumn(),
    /** `publicationOf` the article. */
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  // Entries that wait to be sorted in would be read by every search.
  (table) => [
    index('route_search_tokens_idx').using('gin', table.tokens).with({ fastupdate: false }),
    ...Object.entries(POPULAR_INDEXES).map(([name, levels]) =>
      index(name).using('gin', table.tokens).with({ fastupdate: false }).where(isPopular(levels)),
    ),
  ],
)

/**
 * Levels stand in the text of the statement: only what reads as the index does is answered by it. By tokens and not by counts: a row is written in
 * its place when only a count changes, unless an index reads the count.
 */
export function isPopular(levels: readonly string[]): SQL {
  return sql.raw(`tokens && '{${levels.join(',')}}'::text[]`)
}
