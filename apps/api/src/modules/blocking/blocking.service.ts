import { type BlockList, journeyTag, LISTS_TAG, type PageTag, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { PageInvalidation } from '../../platform/page-invalidation.ts'
import { pageOf } from '../../platform/page-of.ts'
import { toPublicUser } from '../../platform/public-user.ts'
import type { FollowsService } from '../follows/follows.service.ts'
import type { Retract } from '../notifications/notifications.service.ts'
import { blockingRepository } from './blocking.repository.ts'

interface BlockingDependencies {
  readonly db: Database
  readonly pages: PageInvalidation
  readonly follows: FollowsService
  readonly retract: Retract
}

/** Blocks people, and blocks them no longer. */
export function createBlockingService({ db, pages, follows, retract }: BlockingDependencies) {
  /** A journey of one lacks the routes of the other while there is a block between them. */
  const changedBetween = async (tx: Database, one: number, other: number): Promise<PageTag[]> => {
    const ids = await blockingRepository(tx).listJourneysBetween(one, other)
    return ids.length === 0 ? [] : [...ids.map(journeyTag), LISTS_TAG]
  }

  return {
    /**
     * Ends following between the two, and drops what the viewer has not read yet of the other.
     * @throws {AppError} `block.self`, `user.not_found`
     */
    async block(viewerId: number, id: number): Promise<void> {
      if (viewerId === id) throw new AppError('block.self')
      await pages.transaction(async (tx, changed) => {
        if (!(await follows.hold(tx, viewerId, id))) throw new AppError('user.not_found')
        await blockingRepository(tx).insert(viewerId, id)
        await follows.endBetween(tx, viewerId, id)
        await retract(tx, { userId: viewerId, actorId: id })
        changed(...(await changedBetween(tx, viewerId, id)))
      })
    },
    unblock: (viewerId: number, id: number): Promise<void> =>
      pages.transaction(async (tx, changed) => {
        await blockingRepository(tx).delete(viewerId, id)
        changed(...(await changedBetween(tx, viewerId, id)))
      }),
    /** The ids among these that the viewer blocks. */
    async blockedAmong(viewerId: number | null, ids: readonly number[]): Promise<ReadonlySet<number>> {
      return new Set(viewerId === null || ids.length === 0 ? [] : await blockingRepository(db).listAmong(viewerId, ids))
    },
    async list(viewerId: number, before: number | null): Promise<BlockList> {
      const rows = await blockingRepository(db).list(viewerId, { before, limit: PRODUCT_LIMITS.pageSize + 1 })
      const { shown, next } = pageOf(rows, ({ key }) => key)
      return {
        data: shown.map((row) => ({ user: toPublicUser(row), created_at: row.createdAt.toISOString() })),
        next,
      }
    },
    /** For the user's data archive. */
    exportOf: (userId: number) => blockingRepository(db).listAll(userId),
  }
}

export type BlockingService = ReturnType<typeof createBlockingService>
