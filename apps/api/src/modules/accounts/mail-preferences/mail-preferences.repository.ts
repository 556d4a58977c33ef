import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { users } from '../users.table.ts'

/** SQL for the mails people want. */
export function mailPreferencesRepository(db: Database) {
  return {
    /** What was chosen; absent kinds have their default. Null for who has no proved address. */
    async find(userId: number): Promise<Readonly<Record<string, boolean>> | null> {
      const [row] = await db
        .select({ chosen: users.mailPreferences })
        .from(users)
        .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))
      return row?.chosen ?? null
    },
    /** Leaves other kinds as they are. */
    async choose(userId: number, chosen: Readonly<Record<string, boolean>>): Promise<void> {
      await db
        .update(users)
        .set({ mailPreferences: sql`${users.mailPreferences} || ${JSON.stringify(chosen)}::jsonb` })
        .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))
    },
  }
}
