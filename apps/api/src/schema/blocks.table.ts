import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../platform/instant-column.ts'
import { users } from '../platform/session/users.table.ts'

const userId = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Blocks between users. */
export const blocks = pgTable(
  'blocks',
  {
    /** In the order in which they came. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    blockerId: userId('blocker_id'),
    blockedId: userId('blocked_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('blocks_pair_key').on(table.blockerId, table.blockedId),
    index('blocks_blocker_idx').on(table.blockerId, table.id),
    index('blocks_blocked_idx').on(table.blockedId),
    check('blocks_self_check', sql`${table.blockerId} <> ${table.blockedId}`),
  ],
)
