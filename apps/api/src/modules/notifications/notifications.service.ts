import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import { notifyChange } from './live/notified-channel.ts'
import type { NotificationEvent } from './notification-types.ts'
import { notificationsRepository, type UnreadOf } from './notifications.repository.ts'

interface NotificationsDependencies {
  readonly blocks: BlocksService
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** Notifies people of what others do, in the same transaction. */
export function createNotificationsService({ blocks, jobs }: NotificationsDependencies) {
  return {
    /**
     * Nobody is notified of their own acts, of acts of people whom they block or who block them, or twice of the same act.
     *
     * @returns whether they are notified.
     */
    async notify(transaction: Database, event: NotificationEvent): Promise<boolean> {
      const { userId, actorId } = event
      if (actorId === userId) return false
      if (actorId !== null && (await blocks.hasEither(transaction, userId, actorId))) return false
      const inserted = await notificationsRepository(transaction).insert(event)
      if (!inserted) return false
      await notifyChange(transaction, userId)
      const { id: notificationId, mail } = inserted
      if (mail === 'at_once') await jobs.enqueue(transaction, 'notification-mail', { notificationId, userId })
      return true
    },

    /**
     * Takes back what nobody has read yet: a Nice Route or a follow that is undone, a comment that is deleted or
     * prohibited, a person who is blocked. Had it been read, it stays.
     */
    async retract(transaction: Database, unread: UnreadOf): Promise<void> {
      const userIds = await notificationsRepository(transaction).deleteUnread(unread)
      for (const userId of userIds) await notifyChange(transaction, userId)
    },
  }
}

type NotificationsService = ReturnType<typeof createNotificationsService>
export type Notify = NotificationsService['notify']
export type Retract = NotificationsService['retract']
