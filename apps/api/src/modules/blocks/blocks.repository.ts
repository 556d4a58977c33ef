import { and, asc, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { blocks } from './blocks.table.ts'

/** SQL for blocks between users. */
export function blocksRepository(db: Database) {
  const exists = async (condition: ReturnType<typeof and>) =>
    (await db.select({ id: blocks.id }).from(blocks).where(condition).limit(1)).length > 0
  const isPair = (blockerId: number, blockedId: number) =>
    and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId))
  const isHere = isNotNull(users.emailVerifiedAt)
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
    /** The ids among these that the user blocks. */
    async listAmong(blockerId: number, ids: readonly number[]): Promise<number[]> {
      const rows = await db
        .select({ id: blocks.blockedId })
        .from(blocks)
        .where(and(eq(blocks.blockerId, blockerId), inArray(blocks.blockedId, [...ids])))
      return rows.map(({ id }) => id)
    },
    /** Changes nothing when it is there already. */
    async insert(blockerId: number, blockedId: number): Promise<void> {
      await db.insert(blocks).values({ blockerId, blockedId }).onConflictDoNothing()
    },
    async delete(blockerId: number, blockedId: number): Promise<void> {
      await db.delete(blocks).where(isPair(blockerId, blockedId))
    },
    /** Deletes all blocks of and by a user. */
    async deleteAll(userId: number): Promise<void> {
      await db.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)))
    },
    list(blockerId: number, { before, limit }: { readonly before: number | null; readonly limit: number }) {
      const isFurther = before === null ? undefined : lt(blocks.id, before)
      const { id, name, nickname, avatar } = users
      return db
        .select({ key: blocks.id, createdAt: blocks.createdAt, id, name, nickname, avatar })
        .from(blocks)
        .innerJoin(users, eq(users.id, blocks.blockedId))
        .where(and(eq(blocks.blockerId, blockerId), isFurther, isHere))
        .orderBy(desc(blocks.id))
        .limit(limit)
    },
    /** For the user's data archive. */
    listAll: (blockerId: number) =>
      db
        .select({ userId: users.id, name: users.name, createdAt: blocks.createdAt })
        .from(blocks)
        .innerJoin(users, eq(users.id, blocks.blockedId))
        .where(and(eq(blocks.blockerId, blockerId), isHere))
        .orderBy(asc(blocks.id)),
  }
}
