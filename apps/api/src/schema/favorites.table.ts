import { bigint, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { routeArticles } from './route-articles.table.ts'

/** Nice Routes. `routes.favorite_count` and `authors.favorite_sum` count them. */
export const favorites = pgTable(
  'favorites',
  {
    /** In the order in which they came. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    articleId: bigint('route_id', { mode: 'number' })
      .notNull()
      .references(() => routeArticles.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('favorites_user_key').on(table.userId, table.articleId),
    index('favorites_route_idx').on(table.articleId, table.id),
  ],
)
