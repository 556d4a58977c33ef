import type { SelfUser } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { accountsRepository, type PasswordClaim } from './accounts.repository.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { type Caller, logInRules } from './throttle-rules.ts'

interface LogInDependencies {
  readonly db: Database
  readonly throttle: Throttle
  readonly passwords: PasswordHasher
}

interface Credentials {
  readonly email: string
  readonly password: string
}

/** How the browser that logs in gets its session. */
interface SessionDoor {
  open(userId: number): Promise<void>
  close(): Promise<void>
}

const MAX_CLAIMS = 3

/** Finds whose password it is. Status, answer and work are the same for known and unknown addresses. */
export function createLogInService({ db, throttle, passwords }: LogInDependencies) {
  const accounts = accountsRepository(db)
  return {
    /**
     * @param open gives the browser a session of the account; called once it is known whose the password is.
     * @param close takes it away again: the password was changed meanwhile, which ends what was opened with the old one.
     * @throws {AppError} `auth.bad_credentials`, `auth.throttled`.
     */
    async logIn({ email, password }: Credentials, caller: Caller, { open, close }: SessionDoor): Promise<SelfUser> {
      await throttle.hit(logInRules(email, caller))
      // Accounts that only claim the address can log in too; otherwise a claimant would learn that the address is taken. One
      // comparison for no account, for the owner and for a single claim; further claims are known to the people who made them.
      const verified = await accounts.findVerified(email)
      const unverified = await accounts.listUnverifiedClaims(email, MAX_CLAIMS)
      const claims = verified ? [verified, ...unverified] : unverified
      let owner: PasswordClaim | null = null
      for (const claim of claims.length > 0 ? claims : [null]) {
        const isRight = await passwords.verify(claim?.passwordHash ?? null, password)
        if (isRight && claim) owner ??= claim
      }
      if (owner === null) throw new AppError('auth.bad_credentials')
      await open(owner.id)
      if (await accounts.hasStillPassword(owner)) return accounts.getSelf(owner.id)
      await close()
      throw new AppError('auth.bad_credentials')
    },
  }
}

export type LogInService = ReturnType<typeof createLogInService>
