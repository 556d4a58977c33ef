import type { Database } from '../../platform/database.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import type { NotificationEvent } from './notification-types.ts'
import { notificationsRepository, type UnreadOf } from './notifications.repository.ts'

/** Tells people of what others do, in the transaction in which it is done. */
export function createNotificationsService({ db, blocks }: { db: Database; blocks: BlocksService }) {
  return {
    count: (userId: number): Promise<number> => notificationsRepository(db).count(userId),
    /**
     * Nobody is told of their own acts, of those of people whom they block or who block them, or twice of the same.
     *
     * @returns whether they are told.
     */
    async notify(transaction: Database, event: NotificationEvent): Promise<boolean> {
      const { userId, actorId } = event
      if (actorId === userId) return false
      if (actorId !== null && (await blocks.hasEither(transaction, userId, actorId))) return false
      return notificationsRepository(transaction).insert(event)
    },
    /**
     * Takes back what nobody has read yet: a Nice Route or a follow that is undone, a comment that is deleted or prohibited, a person who is
     * blocked. Had it been read, it stays.
     */
    retract: (transaction: Database, unread: UnreadOf): Promise<void> =>
      notificationsRepository(transaction).deleteUnread(unread),
  }
}

export type NotificationsService = ReturnType<typeof createNotificationsService>
export type Notify = NotificationsService['notify']
export type Retract = NotificationsService['retract']
