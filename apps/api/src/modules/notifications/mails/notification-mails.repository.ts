import { DEFAULT_MAILS } from '@repo/contract'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { notifications } from '../../../schema/notifications.table.ts'

/** Digests are sent in the morning of each reader's time zone. */
const DIGEST_HOUR = 8

const isDaily = (type: SQL) =>
  sql`(${JSON.stringify(DEFAULT_MAILS)}::jsonb || u.mail_preferences) ->> ${type} = 'daily'`
const isDue = sql`u.email_verified_at is not null
  and extract(hour from now() at time zone u.time_zone) >= ${sql.raw(String(DIGEST_HOUR))}
  and (u.digested_on is null or u.digested_on < (now() at time zone u.time_zone)::date)`
const isWaiting = sql`n.mailed_at is null and n.read_at is null`

/** SQL for notifications that go out by mail. */
export function notificationMailsRepository(db: Database) {
  return {
    /** Takes one that waits, until the transaction ends. @returns false when it was mailed, read or taken back meanwhile. */
    async take(id: number): Promise<boolean> {
      const isWaitingOne = and(eq(notifications.id, id), isNull(notifications.mailedAt), isNull(notifications.readAt))
      const rows = await db
        .update(notifications)
        .set({ mailedAt: sql`now()` })
        .where(isWaitingOne)
        .returning({ id: notifications.id })
      return rows.length > 0
    },
    /** Whose digest is to be sent now. */
    async listDue(limit: number): Promise<readonly number[]> {
      const rows = await db.execute<{ id: number }>(sql`
        select distinct u.id::integer from notifications n join users u on u.id = n.user_id
        where ${isWaiting} and ${isDaily(sql`n.type`)} and ${isDue} order by 1 limit ${limit}`)
      return rows.map(({ id }) => id)
    },
    /**
     * Marks a user's digest of this day as sent, until the transaction ends.
     * @returns false where another process does it, or did.
     */
    async takeDay(userId: number): Promise<boolean> {
      const rows = await db.execute(sql`
        update users set digested_on = (now() at time zone time_zone)::date
        where id = (select u.id from users u where u.id = ${userId} and ${isDue} for update skip locked) returning id`)
      return rows.length > 0
    },
    /** A user's notifications for the digest, oldest first. */
    async takeDaily(userId: number): Promise<readonly number[]> {
      const rows = await db.execute<{ id: number }>(sql`
        update notifications n set mailed_at = now() from users u
        where n.user_id = ${userId} and u.id = n.user_id and ${isWaiting} and ${isDaily(sql`n.type`)}
        returning n.id::integer`)
      return rows.map(({ id }) => id).toSorted((a, b) => a - b)
    },
  }
}
