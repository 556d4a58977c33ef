import { type AccessTokenInput, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { type AccessTokens, accessTokensRepository } from '../../../platform/session/access-tokens.ts'
import { accountsRepository } from '../accounts.repository.ts'

interface AccessTokenDependencies {
  readonly db: Database
  readonly jobs: Jobs
}

/** Tokens by which a person's own programs act for them. */
export function createAccessTokensService({ db, jobs }: AccessTokenDependencies) {
  const repository = accessTokensRepository(db)
  return {
    list: async (userId: number) => ({ data: (await repository.list(userId)).map(toListed) }),

    /** @returns the token with its secret, which nobody can read again. @throws {AppError} `token.limit_reached`. */
    create(userId: number, { name, scopes, valid_days: validDays }: AccessTokenInput) {
      return db.transaction(async (transaction) => {
        const tokens = accessTokensRepository(transaction)
        await accountsRepository(transaction).lock(userId)
        const max = PRODUCT_LIMITS.accessTokens
        if ((await tokens.list(userId)).length >= max) throw new AppError('token.limit_reached', { max })
        const { token, ...row } = await tokens.insert({ userId, name, scopes, validDays })
        await jobs.enqueue(transaction, 'account-notice', { kind: 'access-token-added', userId })
        return { ...toListed(row), token }
      })
    },

    /** @throws {AppError} `token.not_found`, also for others'. */
    async delete(userId: number, id: number): Promise<void> {
      if (!(await repository.delete(userId, id))) throw new AppError('token.not_found')
    },

    deleteExpired: () => repository.deleteExpired(),
  }
}

export type AccessTokensService = ReturnType<typeof createAccessTokensService>

type StoredToken = Awaited<ReturnType<AccessTokens['list']>>[number]

const toListed = ({ id, name, scopes, createdAt, expiresAt, isExpired, lastUsedAt }: StoredToken) => ({
  id,
  name,
  scopes,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  is_expired: isExpired,
  last_used_at: lastUsedAt?.toISOString() ?? null,
})
