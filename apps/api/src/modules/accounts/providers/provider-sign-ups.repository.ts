import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { providerSignUps } from '../../../schema/authorizations.table.ts'

export type ProviderSignUp = typeof providerSignUps.$inferSelect

const VALID = sql`interval '30 minutes'`

/** SQL for sign-ups that are not complete. All times are the database's. */
export function providerSignUpsRepository(db: Database) {
  const isOpen = (tokenHash: string) =>
    and(eq(providerSignUps.tokenHash, tokenHash), gt(providerSignUps.expiresAt, sql`now()`))
  return {
    async insert(signUp: Omit<ProviderSignUp, 'expiresAt'>): Promise<void> {
      await db.insert(providerSignUps).values({ ...signUp, expiresAt: sql`now() + ${VALID}` })
    },
    async find(tokenHash: string): Promise<ProviderSignUp | null> {
      const [row] = await db.select().from(providerSignUps).where(isOpen(tokenHash))
      return row ?? null
    },
    /** Consumes it: a second request finds none, unless the transaction fails. */
    async take(tokenHash: string): Promise<ProviderSignUp | null> {
      const [row] = await db.delete(providerSignUps).where(isOpen(tokenHash)).returning()
      return row ?? null
    },
    async deleteExpired(): Promise<void> {
      await db.delete(providerSignUps).where(lt(providerSignUps.expiresAt, sql`now()`))
    },
  }
}
