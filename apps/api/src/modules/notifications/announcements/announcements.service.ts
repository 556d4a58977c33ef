import type { Database } from '../../../platform/database.ts'
import type { Notify } from '../notifications.service.ts'
import { announcementsRepository } from './announcements.repository.ts'

/** Recipients in one transaction. Their rows are locked until it ends. */
const BATCH_SIZE = 200

/** Sends the operators' announcements to all users, in batches. It resumes after an interruption and notifies no user twice. */
export function createAnnouncementsService({ db, notify }: { db: Database; notify: Notify }) {
  /** @returns false when there is nothing left to send. */
  const notifyBatch = (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const repository = announcementsRepository(tx)
      const announcement = await repository.lockOpen()
      if (!announcement) return false
      const { id, ja, en, path } = announcement
      const userIds = await repository.listNext(announcement, BATCH_SIZE)
      const details = { ja, 'en-us': en, ...(path === null ? {} : { path }) }
      for (const userId of userIds)
        await notify(tx, { userId, type: 'system', actorId: null, details, onceKey: `announcement:${id}` })
      await repository.note(id, userIds.at(-1) ?? null)
      return true
    })

  return {
    async notifyAll(): Promise<void> {
      while (await notifyBatch());
    },
  }
}
