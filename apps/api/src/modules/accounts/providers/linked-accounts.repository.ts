import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { linkedAccounts } from '../../../schema/linked-accounts.table.ts'

export type LinkedAccount = typeof linkedAccounts.$inferSelect

/** SQL for accounts at other services. */
export function linkedAccountsRepository(db: Database) {
  const isOf = (userId: number, provider: string) =>
    and(eq(linkedAccounts.userId, userId), eq(linkedAccounts.provider, provider))
  return {
    /** Whose account here it opens. */
    async findUser(provider: string, subject: string): Promise<number | null> {
      const [row] = await db
        .select({ userId: linkedAccounts.userId })
        .from(linkedAccounts)
        .where(and(eq(linkedAccounts.provider, provider), eq(linkedAccounts.subject, subject)))
      return row?.userId ?? null
    },
    list(userId: number): Promise<LinkedAccount[]> {
      return db
        .select()
        .from(linkedAccounts)
        .where(eq(linkedAccounts.userId, userId))
        .orderBy(asc(linkedAccounts.createdAt), asc(linkedAccounts.id))
    },
    /** One of a provider takes the place of another of it. */
    async put(account: Pick<LinkedAccount, 'userId' | 'provider' | 'subject' | 'email'>): Promise<void> {
      const { subject, email } = account
      await db
        .insert(linkedAccounts)
        .values(account)
        .onConflictDoUpdate({
          target: [linkedAccounts.userId, linkedAccounts.provider],
          set: { subject, email, lastUsedAt: sql`now()` },
        })
    },
    async markUsed(userId: number, provider: string): Promise<void> {
      await db.update(linkedAccounts).set({ lastUsedAt: sql`now()` }).where(isOf(userId, provider))
    },
    async delete(userId: number, provider: string): Promise<void> {
      await db.delete(linkedAccounts).where(isOf(userId, provider))
    },
  }
}
