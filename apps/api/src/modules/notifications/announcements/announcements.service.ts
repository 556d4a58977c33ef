import type { Database } from '../../../platform/database.ts'
import type { Notify } from '../notifications.service.ts'
import { announcementsRepository } from './announcements.repository.ts'
import { createJourneyPublicationsService } from './journey-publications.service.ts'

/** Recipients in one transaction. Their rows are locked until it ends. */
const BATCH_SIZE = 200

interface AnnouncementsDependencies {
  readonly db: Database
  readonly notify: Notify
}

/** Sends the operators' announcements to all users, in batches. It resumes after an interruption and notifies no user twice. */
function createAnnouncementsService({ db, notify }: AnnouncementsDependencies) {
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

/** What is news to many, some of them at a time. */
export const createAnnouncements = (dependencies: AnnouncementsDependencies) => ({
  announcements: createAnnouncementsService(dependencies),
  journeyPublications: createJourneyPublicationsService(dependencies),
})
