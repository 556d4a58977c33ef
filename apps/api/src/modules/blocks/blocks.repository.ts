import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { blocks } from '../../schema/blocks.table.ts'

const isPair = (blocker: string, blocked: string) =>
  and(eq(blocks.blockerId, sql.placeholder(blocker)), eq(blocks.blockedId, sql.placeholder(blocked)))

const selectBlock = statement((db) =>
  db.select({ id: blocks.id }).from(blocks).where(isPair('blockerId', 'blockedId')).limit(1),
)

const selectEither = statement((db) =>
  db
    .select({ id: blocks.id })
    .from(blocks)
    .where(or(isPair('one', 'other'), isPair('other', 'one')))
    .limit(1),
)

const selectApart = statement((db) => {
  const { blockerId, blockedId } = blocks
  const userId = sql.placeholder('userId')
  const isOneOf = (column: typeof blockerId) => sql`${column} = any(${sql.placeholder('ids')}::bigint[])`
  return db
    .select({ id: sql`case when ${blockerId} = ${userId} then ${blockedId} else ${blockerId} end`.mapWith(Number) })
    .from(blocks)
    .where(or(and(eq(blockerId, userId), isOneOf(blockedId)), and(eq(blockedId, userId), isOneOf(blockerId))))
})

/** SQL for who is in a block with whom. */
export function blocksRepository(db: Database) {
  return {
    has: async (blockerId: number, blockedId: number): Promise<boolean> =>
      (await selectBlock(db, { blockerId, blockedId })).length > 0,
    /** Whether either of two people blocks the other. */
    hasEither: async (one: number, other: number): Promise<boolean> =>
      (await selectEither(db, { one, other })).length > 0,
    /** The ids among these that the user blocks, or that block the user. */
    async listApart(userId: number, ids: readonly number[]): Promise<number[]> {
      const rows = await selectApart(db, { userId, ids: `{${ids}}` })
      return rows.map(({ id }) => id)
    },
    /** Deletes all blocks of and by a user. */
    async deleteAll(userId: number): Promise<void> {
      await db.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)))
    },
  }
}
