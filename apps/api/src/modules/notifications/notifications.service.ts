import type { Database } from '../../platform/database.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import type { NotificationDetails, NotificationType } from './notification-types.ts'
import { notificationsRepository } from './notifications.repository.ts'

/** Something that somebody is to be told of. */
export interface NotificationEvent {
  /** Who is told. */
  readonly userId: number
  readonly type: NotificationType
  /** Who did it; null where nobody is named. */
  readonly actorId: number | null
  readonly articleId?: number
  readonly commentId?: number
  readonly proposalId?: number
  readonly details?: NotificationDetails
  /** Nobody is told twice of what has the same key. */
  readonly onceKey?: string
}

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
  }
}

export type NotificationsService = ReturnType<typeof createNotificationsService>
export type Notify = NotificationsService['notify']
