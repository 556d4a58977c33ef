import { sql } from 'drizzle-orm'
import { bigint, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { routeArticles } from './route-articles.table.ts'

/** Circles that hide places of their owners. The places themselves are not kept: each is somewhere in its circle. */
export const privatePlaces = pgTable(
  'private_places',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    lng: doublePrecision().notNull(),
    lat: doublePrecision().notNull(),
    radiusMeters: integer('radius_meters').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('private_places_user_idx').on(table.userId, table.id)],
)

/** Articles that the last change of a person's private places concerns. What was done of an earlier change goes with the next one. */
export const articleCuts = pgTable(
  'route_cuts',
  {
    articleId: bigint('route_id', { mode: 'number' })
      .primaryKey()
      .references(() => routeArticles.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until the article is cut as it has to be. */
    doneAt: instant('done_at'),
  },
  (table) => [
    index('route_cuts_user_idx').on(table.userId, table.articleId),
    index('route_cuts_open_idx').on(table.userId).where(sql`${table.doneAt} is null`),
  ],
)
