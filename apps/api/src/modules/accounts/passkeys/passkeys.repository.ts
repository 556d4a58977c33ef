import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { passkeyChallenges, passkeys } from '../../../schema/passkeys.table.ts'

export type Passkey = typeof passkeys.$inferSelect
type Challenge = Omit<typeof passkeyChallenges.$inferSelect, 'expiresAt'>
export type ChallengePurpose = Challenge['purpose']

const VALID = sql`interval '5 minutes'`

/** SQL for passkeys and the challenges they answer. All times are the database's. */
export function passkeysRepository(db: Database) {
  const isOf = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))
  return {
    list(userId: number): Promise<Passkey[]> {
      return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
    },
    async insert(passkey: Omit<typeof passkeys.$inferInsert, 'id' | 'createdAt' | 'lastUsedAt'>): Promise<void> {
      await db.insert(passkeys).values(passkey)
    },
    /** Held until the transaction ends: two answers of one authenticator are counted one after the other. */
    async lockByCredential(credentialId: string): Promise<Passkey | null> {
      const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update')
      return row ?? null
    },
    async markUsed(id: number, counter: number): Promise<void> {
      await db.update(passkeys).set({ counter, lastUsedAt: sql`now()` }).where(eq(passkeys.id, id))
    },
    async rename(userId: number, id: number, name: string): Promise<boolean> {
      const rows = await db.update(passkeys).set({ name }).where(isOf(userId, id)).returning({ id: passkeys.id })
      return rows.length > 0
    },
    async remove(userId: number, id: number): Promise<boolean> {
      const rows = await db.delete(passkeys).where(isOf(userId, id)).returning({ id: passkeys.id })
      return rows.length > 0
    },
    async insertChallenge(challenge: Challenge): Promise<void> {
      await db.insert(passkeyChallenges).values({ ...challenge, expiresAt: sql`now() + ${VALID}` })
    },
    /** Uses one up. @returns false when there is none for this purpose and person, or it has expired. */
    async useChallenge({ challengeHash, purpose, userId }: Challenge): Promise<boolean> {
      const rows = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.challengeHash, challengeHash),
            eq(passkeyChallenges.purpose, purpose),
            userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
            gt(passkeyChallenges.expiresAt, sql`now()`),
          ),
        )
        .returning({ challengeHash: passkeyChallenges.challengeHash })
      return rows.length > 0
    },
    async deleteExpired(): Promise<void> {
      await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
    },
  }
}
