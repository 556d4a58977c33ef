import { DEFAULT_MAILS, type MailMode } from '@repo/contract'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { unreadCount } from '../accounts/unread-count.ts'
import type { NotificationEvent } from './notification-types.ts'

/** Which notifications are no more, as long as they are unread. */
export type UnreadOf =
  | { readonly userId: number; readonly onceKey: string }
  | { readonly userId: number; readonly actorId: number }
  | { readonly commentId: number }

interface Inserted {
  readonly id: number
  /** How the person wants it mailed. */
  readonly mail: MailMode
}

/** SQL for writing notifications. */
export function notificationsRepository(db: Database) {
  return {
    /** The number of unread notifications of a user. */
    async count(userId: number): Promise<number> {
      const [row] = await db.execute<{ count: number }>(sql`select ${unreadCount(userId)} as count`)
      return row?.count ?? 0
    },
    listAll(userId: number) {
      const { type, actorId, articleId, commentId, proposalId, details, createdAt, readAt } = notifications
      return db
        .select({ type, actorId, articleId, commentId, proposalId, details, createdAt, readAt })
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(notifications.id)
    },
    /** Null if the recipient closed their account, or was already notified. */
    async insert({ userId, ...event }: NotificationEvent): Promise<Inserted | null> {
      const isHere = and(eq(users.id, userId), isNull(users.withdrawnAt))
      // Locks the recipient, so that their notifications are committed in the order of ids and times.
      const [recipient] = await db
        .select({ chosen: users.mailPreferences })
        .from(users)
        .where(isHere)
        .for('no key update')
      if (!recipient) return null
      const { type } = event
      const chosen = recipient.chosen[type]
      const mail = chosen === 'off' || chosen === 'at_once' || chosen === 'daily' ? chosen : DEFAULT_MAILS[type]
      const now = sql`clock_timestamp()`
      const [row] = await db
        .insert(notifications)
        .values({ userId, ...event, createdAt: now, mailedAt: mail === 'off' ? now : null })
        .onConflictDoNothing()
        .returning({ id: notifications.id })
      return row ? { id: row.id, mail } : null
    },
    /** Some of those that were read so many days ago. @returns how many. */
    async deleteReadBefore(days: number, limit: number): Promise<number> {
      const old = db
        .select({ id: notifications.id })
        .from(notifications)
        .where(lt(notifications.readAt, sql`now() - make_interval(days => ${days})`))
        .limit(limit)
      const rows = await db
        .delete(notifications)
        .where(inArray(notifications.id, old))
        .returning({ id: notifications.id })
      return rows.length
    },
    /** @returns who had been notified of them. */
    async deleteUnread(of: UnreadOf): Promise<readonly number[]> {
      const isOf =
        'commentId' in of
          ? and(eq(notifications.commentId, of.commentId), inArray(notifications.type, ['comment', 'reply', 'mention']))
          : and(
              eq(notifications.userId, of.userId),
              'onceKey' in of ? eq(notifications.onceKey, of.onceKey) : eq(notifications.actorId, of.actorId),
            )
      const rows = await db
        .delete(notifications)
        .where(and(isOf, isNull(notifications.readAt)))
        .returning({ userId: notifications.userId })
      return [...new Set(rows.map(({ userId }) => userId))].toSorted((a, b) => a - b)
    },
  }
}
