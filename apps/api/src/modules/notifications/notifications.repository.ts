import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../accounts/users.table.ts'
import type { NotificationEvent } from './notification-types.ts'
import { notifications } from './notifications.table.ts'
import { unreadCount } from './unread-count.ts'

/** Which notifications are no more, as long as they are unread. */
export type UnreadOf =
  | { readonly userId: number; readonly onceKey: string }
  | { readonly userId: number; readonly actorId: number }
  | { readonly commentId: number }

/** SQL for what people are told of. */
export function notificationsRepository(db: Database) {
  return {
    /** How many somebody has not read. */
    async count(userId: number): Promise<number> {
      const [row] = await db.execute<{ count: number }>(sql`select ${unreadCount(userId)} as count`)
      return row?.count ?? 0
    },
    /** @returns false for who has left, and for what they were told before. */
    async insert({ userId, ...event }: NotificationEvent): Promise<boolean> {
      const isHere = and(eq(users.id, userId), isNull(users.withdrawnAt))
      // Locked, so that what one person is told of is committed in the order of its ids and times.
      const [recipient] = await db.select({ id: users.id }).from(users).where(isHere).for('no key update')
      if (!recipient) return false
      const rows = await db
        .insert(notifications)
        .values({ userId, ...event, createdAt: sql`clock_timestamp()` })
        .onConflictDoNothing()
        .returning({ id: notifications.id })
      return rows.length > 0
    },
    async deleteUnread(of: UnreadOf): Promise<void> {
      const isOf =
        'commentId' in of
          ? and(eq(notifications.commentId, of.commentId), inArray(notifications.type, ['comment', 'reply', 'mention']))
          : and(
              eq(notifications.userId, of.userId),
              'onceKey' in of ? eq(notifications.onceKey, of.onceKey) : eq(notifications.actorId, of.actorId),
            )
      await db.delete(notifications).where(and(isOf, isNull(notifications.readAt)))
    },
  }
}
