import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { type ChosenMails, users } from '../../../platform/session/users.table.ts'

interface Chosen {
  /** Absent kinds have their default. */
  readonly mails: ChosenMails
  readonly timeZone: string
}

/** SQL for the mails people want. */
export function mailPreferencesRepository(db: Database) {
  const isProved = (userId: number) => and(eq(users.id, userId), isNotNull(users.emailVerifiedAt))
  return {
    /** Null without a verified address. */
    async find(userId: number): Promise<Chosen | null> {
      const [row] = await db
        .select({ mails: users.mailPreferences, timeZone: users.timeZone })
        .from(users)
        .where(isProved(userId))
      return row ?? null
    },
    /** Leaves other kinds as they are. */
    async choose(userId: number, chosen: ChosenMails, timeZone?: string): Promise<void> {
      await db
        .update(users)
        .set({
          mailPreferences: sql`${users.mailPreferences} || ${JSON.stringify(chosen)}::jsonb`,
          ...(timeZone === undefined ? {} : { timeZone }),
        })
        .where(isProved(userId))
    },
    /** Whether the database knows the time zone. */
    async knowsTimeZone(name: string): Promise<boolean> {
      const rows = await db.execute(sql`select 1 from pg_timezone_names where name = ${name}`)
      return rows.length > 0
    },
  }
}
