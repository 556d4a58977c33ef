import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { journeys } from './journeys.table.ts'
import { routeArticles } from './route-articles.table.ts'

/** Nice Routes for articles and journeys: their `favorite_count` counts them, `authors.favorite_sum` those for articles. */
export const favorites = pgTable(
  'favorites',
  {
    /** In the order in which they came. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    articleId: bigint('route_id', { mode: 'number' }).references(() => routeArticles.id, { onDelete: 'cascade' }),
    journeyId: bigint('journey_id', { mode: 'number' }).references(() => journeys.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('favorites_user_key').on(table.userId, table.articleId),
    index('favorites_route_idx').on(table.articleId, table.id),
    uniqueIndex('favorites_user_journey_key')
      .on(table.userId, table.journeyId)
      .where(sql`${table.journeyId} is not null`),
    index('favorites_journey_idx').on(table.journeyId, table.id).where(sql`${table.journeyId} is not null`),
    check('favorites_subject_check', sql`num_nonnulls(${table.articleId}, ${table.journeyId}) = 1`),
  ],
)
