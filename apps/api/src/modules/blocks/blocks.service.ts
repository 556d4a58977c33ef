import type { Database } from '../../platform/database.ts'
import { blocksRepository } from './blocks.repository.ts'

/** Who blocks whom. */
export function createBlocksService() {
  return {
    has: (transaction: Database, blockerId: number, blockedId: number): Promise<boolean> =>
      blocksRepository(transaction).has(blockerId, blockedId),
    /** Whether either of two people blocks the other. */
    hasEither: (transaction: Database, one: number, other: number): Promise<boolean> =>
      blocksRepository(transaction).hasEither(one, other),
  }
}

export type BlocksService = ReturnType<typeof createBlocksService>
