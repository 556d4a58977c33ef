import { and, asc, desc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { blocks } from '../../schema/blocks.table.ts'
import { isPublicJourney, journeyEntries, journeys } from '../../schema/journeys.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'

/** SQL for the blocks that a user has set. */
export function blockingRepository(db: Database) {
  const isHere = isNotNull(users.emailVerifiedAt)
  return {
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
      await db.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
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
    /** Public journeys of either with articles of the other. */
    async listJourneysBetween(one: number, other: number): Promise<number[]> {
      const isOf = (owner: number, author: number) => and(eq(journeys.userId, owner), eq(routeArticles.userId, author))
      const rows = await db
        .selectDistinct({ id: journeys.id })
        .from(journeys)
        .innerJoin(journeyEntries, eq(journeyEntries.journeyId, journeys.id))
        .innerJoin(routeArticles, eq(routeArticles.id, journeyEntries.articleId))
        .where(and(isPublicJourney(journeys), or(isOf(one, other), isOf(other, one))))
      return rows.map(({ id }) => id)
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
