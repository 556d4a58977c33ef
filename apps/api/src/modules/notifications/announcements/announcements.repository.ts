import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { users } from '../../../platform/session/users.table.ts'
import { announcements } from '../../../schema/notifications.table.ts'

export interface NewAnnouncement {
  readonly ja: string
  readonly en: string
  readonly path: string | null
}

export type Announcement = typeof announcements.$inferSelect

/** SQL for operators' announcements to all users. */
export function announcementsRepository(db: Database) {
  return {
    async insert(announcement: NewAnnouncement): Promise<void> {
      await db.insert(announcements).values(announcement)
    },
    /**
     * The oldest announcement not yet sent to all users, locked until the transaction ends. Null when there is none, or
     * when another process sends it.
     */
    async lockOpen(): Promise<Announcement | null> {
      const [row] = await db
        .select()
        .from(announcements)
        .where(isNull(announcements.doneAt))
        .orderBy(asc(announcements.id))
        .limit(1)
        .for('update', { skipLocked: true })
      return row ?? null
    },
    /** Users who existed when it was created, ordered by id. */
    async listNext({ sentUpTo, createdAt }: Announcement, limit: number): Promise<readonly number[]> {
      const isHere = and(isNotNull(users.emailVerifiedAt), isNull(users.withdrawnAt), lte(users.createdAt, createdAt))
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(gt(users.id, sentUpTo), isHere))
        .orderBy(asc(users.id))
        .limit(limit)
      return rows.map(({ id }) => id)
    },
    /** @param sentUpTo null once all users are notified. */
    async note(id: number, sentUpTo: number | null): Promise<void> {
      const set = sentUpTo === null ? { doneAt: sql`now()` } : { sentUpTo }
      await db.update(announcements).set(set).where(eq(announcements.id, id))
    },
  }
}
