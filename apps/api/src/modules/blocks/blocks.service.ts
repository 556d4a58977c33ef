import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { blocksRepository } from './blocks.repository.ts'

/** Blocks between users. */
export function createBlocksService() {
  const hasEither = (transaction: Database, one: number, other: number): Promise<boolean> =>
    blocksRepository(transaction).hasEither(one, other)
  return {
    has: (transaction: Database, blockerId: number, blockedId: number): Promise<boolean> =>
      blocksRepository(transaction).has(blockerId, blockedId),
    /** Whether either of two people blocks the other. */
    hasEither,
    /** The ids among these of people in a block with the viewer, whichever of the two set it. */
    async apartFrom(db: Database, viewerId: number | null, ids: readonly number[]): Promise<ReadonlySet<number>> {
      if (viewerId === null || ids.length === 0) return new Set()
      return new Set(await blocksRepository(db).listApart(viewerId, [...new Set(ids)]))
    },
    /** @throws {AppError} `user.blocked` when either of two people blocks the other, without revealing which. */
    async refuseEither(transaction: Database, one: number, other: number): Promise<void> {
      if (await hasEither(transaction, one, other)) throw new AppError('user.blocked')
    },
    /** Runs in the transaction that deletes an account. */
    leave: (transaction: Database, userId: number): Promise<void> => blocksRepository(transaction).deleteAll(userId),
  }
}

export type BlocksService = ReturnType<typeof createBlocksService>
