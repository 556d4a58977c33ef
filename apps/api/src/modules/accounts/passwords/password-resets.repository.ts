import { PRODUCT_LIMITS } from '@repo/contract'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { passwordResets } from '../../../schema/password-resets.table.ts'

const { validMinutes } = PRODUCT_LIMITS.passwordReset

/** SQL for password resets. All times are the database's. */
export function passwordResetsRepository(db: Database) {
  const isUsable = (tokenHash: string) =>
    and(
      eq(passwordResets.tokenHash, tokenHash),
      isNull(passwordResets.usedAt),
      gt(passwordResets.expiresAt, sql`now()`),
    )
  return {
    async insert(userId: number, tokenHash: string): Promise<void> {
      const expiresAt = sql`now() + make_interval(mins => ${validMinutes})`
      await db.insert(passwordResets).values({ userId, tokenHash, expiresAt })
    },
    /** Whose it is; null when it does not work. */
    async findUser(tokenHash: string): Promise<number | null> {
      const [row] = await db.select({ userId: passwordResets.userId }).from(passwordResets).where(isUsable(tokenHash))
      return row?.userId ?? null
    },
    /** @returns false when it does not work any more: of several at once one alone gets true. */
    async use(tokenHash: string): Promise<boolean> {
      const used = await db
        .update(passwordResets)
        .set({ usedAt: sql`now()` })
        .where(isUsable(tokenHash))
        .returning({ id: passwordResets.id })
      return used.length > 0
    },
    /** Whatever was mailed before stops working. */
    async revokeAll(userId: number): Promise<void> {
      await db
        .update(passwordResets)
        .set({ usedAt: sql`now()` })
        .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
    },
    async deleteOld(): Promise<void> {
      await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now() - interval '1 day'`))
    },
  }
}
