import { DEFAULT_MAILS, type MailMode } from '@repo/contract'
import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { allGiven, statement } from '../../platform/statement.ts'
import { blocks } from '../../schema/blocks.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { unreadCount } from '../accounts/unread-count.ts'
import { isAbout, type Subject } from '../article-access/subject.ts'
import { NOTIFIED_CHANNEL } from './live/notified-channel.ts'
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

/** Locks the recipient, so that their notifications are committed in the order of ids and times. */
const lockRecipient = statement((db) => {
  const { blockerId, blockedId } = blocks
  const [userId, actorId] = [sql.placeholder('userId'), sql.placeholder('actorId')]
  const blocking = db
    .select({ id: blocks.id })
    .from(blocks)
    .where(or(and(eq(blockerId, userId), eq(blockedId, actorId)), and(eq(blockerId, actorId), eq(blockedId, userId))))
  return db
    .select({ chosen: users.mailPreferences })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.withdrawnAt), notExists(blocking)))
    .for('no key update')
})

const ABSENT = { articleId: null, journeyId: null, commentId: null, proposalId: null, details: {}, onceKey: null }

const insertAndTell = statement((db) => {
  const { id, userId, type, actorId, articleId, journeyId, commentId, proposalId, details, onceKey } = notifications
  const now = sql`clock_timestamp()`
  const inserted = db.$with('inserted').as(
    db
      .insert(notifications)
      .values({
        ...allGiven({ userId, type, actorId, articleId, journeyId, commentId, proposalId, details, onceKey }),
        createdAt: now,
        mailedAt: sql`case when not ${sql.placeholder('isMailed')}::boolean then ${now} end`,
      })
      .onConflictDoNothing()
      .returning({ id, userId }),
  )
  const told = sql`pg_notify(${NOTIFIED_CHANNEL}, ${inserted.userId}::text)`
  return db.with(inserted).select({ id: inserted.id, told }).from(inserted)
})

/** SQL for writing notifications. */
export function notificationsRepository(db: Database) {
  return {
    /** The number of unread notifications of a user. */
    async count(userId: number): Promise<number> {
      const [row] = await db.execute<{ count: number }>(sql`select ${unreadCount(userId)} as count`)
      return row?.count ?? 0
    },
    listAll(userId: number) {
      const { type, actorId, articleId, journeyId, commentId, proposalId, details, createdAt, readAt } = notifications
      return db
        .select({ type, actorId, articleId, journeyId, commentId, proposalId, details, createdAt, readAt })
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(notifications.id)
    },
    /** Null if the recipient closed their account, is in a block with who acted, or was already notified. Streams are told. */
    async insert(event: NotificationEvent): Promise<Inserted | null> {
      const { type, userId, actorId } = event
      const [recipient] = await lockRecipient(db, { userId, actorId })
      if (!recipient) return null
      const chosen = recipient.chosen[type]
      const mail = chosen === 'off' || chosen === 'at_once' || chosen === 'daily' ? chosen : DEFAULT_MAILS[type]
      const [row] = await insertAndTell(db, { ...ABSENT, ...event, isMailed: mail !== 'off' })
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
    /** Who has unread ones about an article or journey. */
    async listUnreadAbout(subject: Subject): Promise<readonly number[]> {
      const rows = await db
        .selectDistinct({ userId: notifications.userId })
        .from(notifications)
        .where(and(isAbout(notifications, subject), isNull(notifications.readAt)))
        .orderBy(notifications.userId)
      return rows.map(({ userId }) => userId)
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
