import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { routeArticles } from './route-articles.table.ts'

/** Readers' latest confirmation of each hazard on a map. */
export const hazardConfirmations = pgTable(
  'hazard_confirmations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    articleId: bigint('route_id', { mode: 'number' })
      .notNull()
      .references(() => routeArticles.id, { onDelete: 'cascade' }),
    /** The `tmpId` of its spot. */
    objectId: text('object_id').notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day of the author's sighting, '' when not given. A confirmation does not apply to another sighting. */
    seenOn: text('seen_on').notNull().default(''),
    answer: text({ enum: ['present', 'gone'] }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('hazard_confirmations_key').on(table.articleId, table.objectId, table.userId),
    index('hazard_confirmations_user_idx').on(table.userId),
  ],
)
