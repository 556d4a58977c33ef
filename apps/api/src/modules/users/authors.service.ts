import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { authorsRepository } from './authors.repository.ts'
import { nameBeginnings } from './name-beginnings.ts'

export function createAuthorsService() {
  return {
    /**
     * Updates a user's totals, in the transaction that changes them. A user without public articles is removed from the authors.
     *
     * @throws {AppError} `auth.login_required` when it publishes something of an account that was closed meanwhile.
     */
    async recount(tx: Database, userId: number): Promise<void> {
      const repository = authorsRepository(tx)
      const counted = await repository.count(userId)
      if (!counted || counted.routeCount === 0) return repository.remove(userId)
      const { name, nickname, isWithdrawn, ...counts } = counted
      if (isWithdrawn) throw new AppError('auth.login_required')
      await repository.put({ userId, ...counts, beginnings: nameBeginnings([nickname, name]) })
    },
  }
}

export type AuthorsService = ReturnType<typeof createAuthorsService>
