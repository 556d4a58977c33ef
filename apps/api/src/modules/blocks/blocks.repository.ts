import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { blocks } from '../../schema/blocks.table.ts'

/** SQL for who is in a block with whom. */
export function blocksRepository(db: Database) {
  const exists = async (condition: ReturnType<typeof and>) =>
    (await db.select({ id: blocks.id }).from(blocks).where(condition).limit(1)).length > 0
  const isPair = (blockerId: number, blockedId: number) =>
    and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId))
  return {
    has: (blockerId: number, blockedId: number): Promise<boolean> => exists(isPair(blockerId, blockedId)),
    /** Whether either of two people blocks the other. */
    hasEither: (one: number, other: number): Promise<boolean> => exists(or(isPair(one, other), isPair(other, one))),
    /** The ids among these that the user blocks, or that block the user. */
    async listApart(userId: number, ids: readonly number[]): Promise<number[]> {
      const { blockerId, blockedId } = blocks
      const rows = await db
        .select({
          id: sql<number>`case when ${blockerId} = ${userId} then ${blockedId} else ${blockerId} end`.mapWith(Number),
        })
        .from(blocks)
        .where(
          or(
            and(eq(blockerId, userId), inArray(blockedId, [...ids])),
            and(eq(blockedId, userId), inArray(blockerId, [...ids])),
          ),
        )
      return rows.map(({ id }) => id)
    },
    /** Deletes all blocks of and by a user. */
    async deleteAll(userId: number): Promise<void> {
      await db.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)))
    },
  }
}
