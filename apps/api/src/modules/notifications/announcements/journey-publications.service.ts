import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { follows } from '../../../schema/follows.table.ts'
import { isPublicJourney, journeys } from '../../../schema/journeys.table.ts'
import type { Notify } from '../notifications.service.ts'

interface JourneyPublicationsDependencies {
  readonly db: Database
  readonly notify: Notify
}

/** Recipients in one transaction. Their rows are locked until it ends. */
const BATCH_SIZE = 200

/** Notifies followers that somebody published a journey or collection. It may be repeated: it notifies nobody twice. */
export function createJourneyPublicationsService({ db, notify }: JourneyPublicationsDependencies) {
  /** @returns the last follower of the batch; null when there is nobody left, or it is not public any more. */
  const notifyBatch = (journeyId: number, after: number): Promise<number | null> =>
    db.transaction(async (tx) => {
      const journey = await holdPublic(tx, journeyId)
      if (!journey) return null
      const { userId: actorId, kind } = journey
      const { followerId, followedId } = follows
      const followers = await tx
        .select({ userId: followerId })
        .from(follows)
        .where(and(eq(followedId, actorId), gt(followerId, after)))
        .orderBy(asc(followerId))
        .limit(BATCH_SIZE)
      for (const { userId } of followers) {
        const onceKey = `journey:${journeyId}`
        await notify(tx, { userId, type: 'journey', actorId, journeyId, details: { kind }, onceKey })
      }
      return followers.at(-1)?.userId ?? null
    })

  return {
    async notifyFollowers({ journeyId }: { journeyId: number }, signal?: AbortSignal): Promise<void> {
      let after: number | null = 0
      while (after !== null) {
        signal?.throwIfAborted()
        after = await notifyBatch(journeyId, after)
      }
    },
  }
}

/** It is not deleted while a batch is notified of it. One that is hidden meanwhile is shown to nobody, see `isAboutHidden`. */
async function holdPublic(tx: Database, journeyId: number) {
  const [row] = await tx
    .select({ userId: journeys.userId, kind: journeys.kind })
    .from(journeys)
    .where(and(eq(journeys.id, journeyId), isPublicJourney(journeys)))
    .for('key share')
  return row ?? null
}
