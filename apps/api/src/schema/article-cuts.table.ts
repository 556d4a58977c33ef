import { sql } from 'drizzle-orm'
import { bigint, index, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { routeArticles } from './route-articles.table.ts'

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
