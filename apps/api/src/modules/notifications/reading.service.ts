import {
  type LiveNotifications,
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
  type NotificationList,
  PRODUCT_LIMITS,
} from '@repo/contract'
import type { Database } from '../../platform/database.ts'
import { pageOf } from '../../platform/page-of.ts'
import { notifyChange } from './live/notified-channel.ts'
import { toNotification } from './notification-answers.ts'
import { notificationPagesRepository } from './notification-pages.repository.ts'
import { notificationsRepository } from './notifications.repository.ts'

interface Query {
  readonly before: number | null
  readonly category: NotificationCategory | null
}

/** The most missed notifications that are listed; above this only their number is reported. */
const MAX_ARRIVED = 20

/** Rows that one statement deletes. */
const DELETE_BATCH_SIZE = 5_000

/** Reads notifications. */
export function createReadingService({ db }: { db: Database }) {
  const pages = notificationPagesRepository(db)
  const count = (userId: number): Promise<number> => notificationsRepository(db).count(userId)
  const change = (userId: number, work: (transaction: Database) => Promise<void>): Promise<number> =>
    db.transaction(async (transaction) => {
      await work(transaction)
      await notifyChange(transaction, [userId])
      return notificationsRepository(transaction).count(userId)
    })

  return {
    count,

    async list(userId: number, { before, category }: Query): Promise<NotificationList> {
      const timeZone = await pages.findTimeZone(userId)
      const types = category === null ? null : NOTIFICATION_CATEGORIES[category]
      let key = before
      for (;;) {
        const listQuery = { before: key, types, timeZone, limit: PRODUCT_LIMITS.pageSize + 1 }
        const begins = await pages.findReach(userId, listQuery)
        const rows = await pages.list(userId, begins, listQuery)
        const { shown, next } = pageOf(rows, ({ id }) => id)
        const data = shown.map(toNotification)
        if (next !== null) return { data, time_zone: timeZone, next }
        const last = begins === null ? null : await pages.findLastBefore(userId, begins, types)
        if (last === null) return { data, time_zone: timeZone, next: null }
        if (data.length > 0) return { data, time_zone: timeZone, next: String(last + 1) }
        key = last + 1 // the days that were looked at brought nothing but to groups of pages before
      }
    },

    markRead: (userId: number, ids: readonly number[]): Promise<number> =>
      change(userId, (tx) => notificationPagesRepository(tx).markRead(userId, ids)),
    markAllRead: (userId: number, until: number): Promise<number> =>
      change(userId, (tx) => notificationPagesRepository(tx).markAllRead(userId, until)),

    /** Deletes notifications read long ago, in batches. Unread ones stay. */
    async deleteOld(): Promise<void> {
      const deleteBatch = () =>
        notificationsRepository(db).deleteReadBefore(PRODUCT_LIMITS.readNotificationDays, DELETE_BATCH_SIZE)
      while ((await deleteBatch()) === DELETE_BATCH_SIZE);
    },

    findLast: pages.findLast,
    /** All stored notifications, for the user's data archive. */
    listAll: (userId: number) => notificationsRepository(db).listAll(userId),
    /** What came after a key. */
    async listAfter(userId: number, after: number): Promise<LiveNotifications> {
      const rows = await pages.listAfter(userId, after, MAX_ARRIVED)
      return { count: await count(userId), arrived: rows.map(toNotification) }
    },
  }
}

export type ReadingService = ReturnType<typeof createReadingService>
