import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { emailChanges } from '../../../schema/email-changes.table.ts'

/** SQL for changes of e-mail addresses: one a user. */
export function emailChangesRepository(db: Database) {
  return {
    async put(userId: number, email: string): Promise<void> {
      await db
        .insert(emailChanges)
        .values({ userId, email })
        .onConflictDoUpdate({ target: emailChanges.userId, set: { email, createdAt: sql`now()` } })
    },
    /** The requested address; null without a pending change. */
    async find(userId: number): Promise<string | null> {
      const [row] = await db
        .select({ email: emailChanges.email })
        .from(emailChanges)
        .where(eq(emailChanges.userId, userId))
      return row?.email ?? null
    },
    async delete(userId: number): Promise<void> {
      await db.delete(emailChanges).where(eq(emailChanges.userId, userId))
    },
  }
}
