import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../accounts/users.table.ts'
import type { NotificationEvent } from './notifications.service.ts'
import { notifications } from './notifications.table.ts'

/** SQL for what people are told of. */
export function notificationsRepository(db: Database) {
  return {
    /** How many somebody has not read. */
    async count(userId: number): Promise<number> {
      const [row] = await db.select({ count: users.notifyCount }).from(users).where(eq(users.id, userId))
      return row?.count ?? 0
    },
    /** @returns false for who has left, and for what they were told before. */
    async insert({ userId, ...event }: NotificationEvent): Promise<boolean> {
      const isHere = and(eq(users.id, userId), isNull(users.withdrawnAt))
      const [recipient] = await db.select({ id: users.id }).from(users).where(isHere).for('no key update')
      if (!recipient) return false
      const rows = await db
        .insert(notifications)
        .values({ userId, ...event })
        .onConflictDoNothing()
        .returning({ id: notifications.id })
      if (rows.length === 0) return false
      await db
        .update(users)
        .set({ notifyCount: sql`${users.notifyCount} + 1` })
        .where(eq(users.id, userId))
      return true
    },
  }
}
