import type { Locale } from '@repo/contract'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { emailCodes } from '../../schema/email-codes.table.ts'

export interface CodeToMail {
  readonly id: number
  readonly purpose: CodePurpose
  readonly email: string
  readonly locale: Locale
}

export interface UsableCode {
  readonly id: number
  readonly email: string
  readonly codeHash: string | null
}

export interface RecentCodes {
  readonly count: number
  /** Seconds since the newest and the oldest of them. */
  readonly newestAge: number
  readonly oldestAge: number
}

const VALID = sql`interval '1 hour'`

type CodePurpose = (typeof emailCodes.$inferSelect)['purpose']

/** SQL for the e-mail codes of one purpose. All times are the database's. */
export function emailCodesRepository(db: Database, purpose: CodePurpose = 'sign-up') {
  const isOf = (userId: number) => and(eq(emailCodes.userId, userId), eq(emailCodes.purpose, purpose))
  const isUsable = and(isNull(emailCodes.usedAt), gt(emailCodes.expiresAt, sql`now()`))
  return {
    /** Asks for a code; every earlier one of the user stops working. */
    async request(userId: number, email: string): Promise<number> {
      await this.revokeAll(userId)
      const [row] = await db
        .insert(emailCodes)
        .values({ userId, purpose, email, expiresAt: sql`now() + ${VALID}` })
        .returning({ id: emailCodes.id })
      if (!row) throw new Error('The code was not inserted.')
      return row.id
    },
    async revokeAll(userId: number): Promise<void> {
      await db
        .update(emailCodes)
        .set({ usedAt: sql`now()` })
        .where(and(isOf(userId), isNull(emailCodes.usedAt)))
    },
    /** Of any purpose. Null when it was replaced, used or has expired meanwhile. */
    async findToMail(codeId: number): Promise<CodeToMail | null> {
      const [row] = await db
        .select({ id: emailCodes.id, purpose: emailCodes.purpose, email: emailCodes.email, locale: users.locale })
        .from(emailCodes)
        .innerJoin(users, eq(users.id, emailCodes.userId))
        .where(and(eq(emailCodes.id, codeId), isUsable))
      return row ?? null
    },
    async setHash(codeId: number, codeHash: string): Promise<void> {
      await db.update(emailCodes).set({ codeHash }).where(eq(emailCodes.id, codeId))
    },
    /** The user's code, if it still has a try left; held until the transaction ends. */
    async lockUsable(userId: number, maxTries: number): Promise<UsableCode | null> {
      const [row] = await db
        .select({ id: emailCodes.id, email: emailCodes.email, codeHash: emailCodes.codeHash })
        .from(emailCodes)
        .where(and(isOf(userId), isUsable, lt(emailCodes.tries, maxTries)))
        .orderBy(desc(emailCodes.id))
        .limit(1)
        .for('update')
      return row ?? null
    },
    async countTry(codeId: number): Promise<void> {
      await db
        .update(emailCodes)
        .set({ tries: sql`${emailCodes.tries} + 1` })
        .where(eq(emailCodes.id, codeId))
    },
    async markUsed(codeId: number): Promise<void> {
      await db.update(emailCodes).set({ usedAt: sql`now()` }).where(eq(emailCodes.id, codeId))
    },
    /** Codes requested within the last hour; null when there is none. */
    async findRecent(userId: number): Promise<RecentCodes | null> {
      const ageOf = (createdAt: ReturnType<typeof sql>) =>
        sql<number>`floor(extract(epoch from now() - ${createdAt}))::int`
      const [row] = await db
        .select({
          count: sql<number>`count(*)::int`,
          newestAge: ageOf(sql`max(${emailCodes.createdAt})`),
          oldestAge: ageOf(sql`min(${emailCodes.createdAt})`),
        })
        .from(emailCodes)
        .where(and(isOf(userId), gt(emailCodes.createdAt, sql`now() - interval '1 hour'`)))
      return row && row.count > 0 ? row : null
    },
  }
}
