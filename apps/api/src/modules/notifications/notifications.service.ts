import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Subject } from '../article-access/subject.ts'
import { notifyChange } from './live/notified-channel.ts'
import type { NotificationEvent } from './notification-types.ts'
import { notificationsRepository, type UnreadOf } from './notifications.repository.ts'

interface NotificationsDependencies {
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** Notifies users of actions of others, in the same transaction. */
export function createNotificationsService({ jobs }: NotificationsDependencies) {
  return {
    /**
     * Users get no notification of their own acts, of acts of users in a block with them, or twice of the same act.
     *
     * @returns whether they are notified.
     */
    async notify(transaction: Database, event: NotificationEvent): Promise<boolean> {
      const { userId, actorId } = event
      if (actorId === userId) return false
      const inserted = await notificationsRepository(transaction).insert(event)
      if (!inserted) return false
      const { id: notificationId, mail } = inserted
      if (mail === 'at_once') await jobs.enqueue(transaction, 'notification-mail', { notificationId, userId })
      return true
    },

    /**
     * Deletes a notification that is still unread: of an undone Nice Route or follow, of a comment that is deleted or
     * prohibited, or by a blocked user. Read notifications are kept.
     */
    async retract(transaction: Database, unread: UnreadOf): Promise<void> {
      const userIds = await notificationsRepository(transaction).deleteUnread(unread)
      for (const userId of userIds) await notifyChange(transaction, userId)
    },

    /** After something was put into the trash, whose notifications are not counted, or taken out of it. */
    async tellOf(transaction: Database, subject: Subject): Promise<void> {
      const userIds = await notificationsRepository(transaction).listUnreadAbout(subject)
      for (const userId of userIds) await notifyChange(transaction, userId)
    },
  }
}

type NotificationsService = ReturnType<typeof createNotificationsService>
export type Notify = NotificationsService['notify']
export type Retract = NotificationsService['retract']
export type TellOf = NotificationsService['tellOf']
