import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { accountsRepository } from '../accounts.repository.ts'
import type { GrantStore } from './grants.ts'
import { labelOf } from './known-providers.ts'
import { linkedAccountsRepository } from './linked-accounts.repository.ts'
import type { Provider } from './provider.ts'

interface LinkedAccountsDependencies {
  readonly db: Database
  readonly jobs: Jobs
  readonly providers: ReadonlyMap<string, Provider>
  readonly grants: GrantStore
}

/** What people see and end of their links. */
export function createLinkedAccountsService({ db, jobs, providers, grants }: LinkedAccountsDependencies) {
  return {
    async list(userId: number) {
      const { has_password } = await accountsRepository(db).getSelf(userId)
      const rows = await linkedAccountsRepository(db).list(userId)
      return {
        data: rows.map(({ provider, email, createdAt, lastUsedAt }) => ({
          provider,
          email,
          label: providers.get(provider)?.label ?? labelOf(provider),
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt.toISOString(),
        })),
        has_password,
      }
    },

    /** @throws {AppError} `provider.not_linked`, `provider.last_method`. Two at once wait for each other. */
    unlink(userId: number, provider: string): Promise<void> {
      return db.transaction(async (transaction) => {
        const accounts = accountsRepository(transaction)
        const links = linkedAccountsRepository(transaction)
        await accounts.lock(userId)
        const linked = await links.list(userId)
        if (!linked.some((one) => one.provider === provider)) throw new AppError('provider.not_linked')
        const { has_password } = await accounts.getSelf(userId)
        if (linked.length === 1 && !has_password) throw new AppError('provider.last_method')
        await links.delete(userId, provider)
        await grants.drop(transaction, userId, provider)
        await jobs.enqueue(transaction, 'account-notice', { kind: 'account-unlinked', userId })
      })
    },
  }
}

export type LinkedAccountsService = ReturnType<typeof createLinkedAccountsService>
