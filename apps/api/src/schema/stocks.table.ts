import { bigint, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'
import { routeArticles } from './route-articles.table.ts'

const userId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const createdAt = () => instant('created_at').notNull().defaultNow()

/** A user's categories for stocked articles. */
export const stockCategories = pgTable(
  'stock_categories',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    name: text().notNull(),
    position: smallint().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('stock_categories_user_idx').on(table.userId, table.position),
    uniqueIndex('stock_categories_name_key').on(table.userId, table.name),
  ],
)

/** Articles that a user has stocked, at most once each. An entry outlives its article, so that its owner learns of the deletion. */
export const stocks = pgTable(
  'stocks',
  {
    /** In the order in which they came. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** Null once it is deleted. */
    articleId: bigint('route_id', { mode: 'number' }).references(() => routeArticles.id, { onDelete: 'set null' }),
    /** Of the link that its owner came by, which may still open it. */
    shareToken: text('share_token'),
    /** Null where it is kept without one. */
    categoryId: bigint('stockcategory_id', { mode: 'number' }).references(() => stockCategories.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('stocks_user_key').on(table.userId, table.articleId),
    index('stocks_user_idx').on(table.userId, table.id),
    index('stocks_category_idx').on(table.categoryId, table.id),
    index('stocks_route_idx').on(table.articleId),
  ],
)
