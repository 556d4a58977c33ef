import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'

const userId = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Follows between users. `users.follower_count` and `users.following_count` count them. */
export const follows = pgTable(
  'follows',
  {
    /** In the order in which they came. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    followerId: userId('follower_id'),
    followedId: userId('followed_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('follows_pair_key').on(table.followerId, table.followedId),
    index('follows_follower_idx').on(table.followerId, table.id),
    index('follows_followed_idx').on(table.followedId, table.id),
    check('follows_self_check', sql`${table.followerId} <> ${table.followedId}`),
  ],
)
