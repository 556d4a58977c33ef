import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Subject } from '../article-access/subject.ts'
import { notifyChange } from './live/notified-channel.ts'
import type { NotificationEvent } from './notification-types.ts'
import { notificationsRepository, type UnreadOf } from './notifications.repository.ts'

interface NotificationsDependencies {
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** For who published something by mistake: what is not public then is announced to nobody. */
const ANNOUNCEMENT_DELAY_SECONDS = 5 * 60

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
      await notifyChange(transaction, userIds)
    },

    /** After the first publication of a journey, its owner’s followers are notified after a while. */
    announceJourney: (transaction: Database, journeyId: number): Promise<void> =>
      jobs.enqueue(transaction, 'journey-published', { journeyId }, { afterSeconds: ANNOUNCEMENT_DELAY_SECONDS }),

    /** After something was put into the trash or taken out of it, or is public or not any more: its notifications may not be counted. */
    async tellOf(transaction: Database, subject: Subject): Promise<void> {
      const userIds = await notificationsRepository(transaction).listUnreadAbout(subject)
      await notifyChange(transaction, userIds)
    },
  }
}

export type NotificationsService = ReturnType<typeof createNotificationsService>
export type Notify = NotificationsService['notify']
export type Retract = NotificationsService['retract']
export type AnnounceJourney = NotificationsService['announceJourney']
export type TellOf = NotificationsService['tellOf']
