import type { SelfUser } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { accountsRepository } from './accounts.repository.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { type Caller, logInRules } from './throttle-rules.ts'

interface LogInDependencies {
  readonly db: Database
  readonly throttle: Throttle
  readonly passwords: PasswordHasher
}

const MAX_CLAIMS = 3

/** Finds whose password it is. Status, answer and work are the same for known and unknown addresses. */
export function createLogInService({ db, throttle, passwords }: LogInDependencies) {
  const accounts = accountsRepository(db)
  return {
    /** @throws {AppError} `auth.bad_credentials`, `auth.throttled`. */
    async logIn(email: string, password: string, caller: Caller): Promise<SelfUser> {
      await throttle.hit(logInRules(email, caller))
      // Accounts that only claim the address can log in too, else a claimant would learn that it belongs to somebody. The
      // number of comparisons depends on the claims alone, which whoever made them knows.
      const verified = await accounts.findVerified(email)
      const claims = await accounts.listUnverifiedClaims(email, MAX_CLAIMS)
      let userId: number | null = null
      for (const claim of [verified, ...claims]) {
        const isRight = await passwords.verify(claim?.passwordHash ?? null, password)
        if (isRight && claim) userId ??= claim.id
      }
      if (userId === null) throw new AppError('auth.bad_credentials')
      return accounts.getSelf(userId)
    },
  }
}

export type LogInService = ReturnType<typeof createLogInService>
