import { and, eq, or } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { blocks } from './blocks.table.ts'

/** SQL for who blocks whom. */
export function blocksRepository(db: Database) {
  const exists = async (condition: ReturnType<typeof and>) =>
    (await db.select({ id: blocks.id }).from(blocks).where(condition).limit(1)).length > 0
  const isPair = (blockerId: number, blockedId: number) =>
    and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId))
  return {
    has: (blockerId: number, blockedId: number): Promise<boolean> => exists(isPair(blockerId, blockedId)),
    /** Whether either of two people blocks the other. */
    hasEither: (one: number, other: number): Promise<boolean> => exists(or(isPair(one, other), isPair(other, one))),
  }
}
