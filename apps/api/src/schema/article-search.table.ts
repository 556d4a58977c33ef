import { bigint, boolean, doublePrecision, index, integer, pgTable, point, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { boxColumn } from './box-column.ts'
import { routeArticles } from './route-articles.table.ts'

/** What searches read of published articles. Made from the articles alone: it can be emptied and is filled again. */
export const articleSearch = pgTable(
  'route_search',
  {
    articleId: bigint('route_id', { mode: 'number' })
      .primaryKey()
      .references(() => routeArticles.id, { onDelete: 'cascade' }),
    /** The `INDEX_VERSION` it was made by; 0 when it must be rebuilt. */
    version: smallint().notNull(),
    /** Everything that a search can match, see docs/search.md. */
    tokens: text().array().notNull(),
    /** Titles with a tab between them, tags and place, each after a line feed; normalised, every word after a space. */
    head: text().notNull(),
    /** All other text, likewise. */
    body: text().notNull(),
    anchor: point({ mode: 'tuple' }),
    /** The main line with few points, an encoded polyline. */
    outline: text(),
    /** What filters and orders need of the article. Triggers on both tables keep these in step (0037_search_measures.sql). */
    isPublic: boolean('is_public').notNull().default(false),
    favoriteCount: integer('favorite_count').notNull().default(0),
    copyCount: integer('copy_count').notNull().default(0),
    distanceKm: doublePrecision('distance_km'),
    courseMinutes: integer('course_minutes'),
    climbMeters: integer('climb_m'),
    courseConstant: doublePrecision('course_constant'),
    bounds: boxColumn(),
    /** `publicationOf` the article. */
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  // Entries that wait to be sorted in would be read by every search.
  (table) => [index('route_search_tokens_idx').using('gin', table.tokens).with({ fastupdate: false })],
)
