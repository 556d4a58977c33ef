import type { SelfUser } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { accountsRepository, type PasswordClaim } from './accounts.repository.ts'
import type { KnownAccount } from './known-devices/device-marks.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { type Caller, knownDeviceRules, logInRules } from './throttle-rules.ts'

interface LogInDependencies {
  readonly db: Database
  readonly throttle: Throttle
  readonly passwords: PasswordHasher
}

interface Credentials {
  readonly email: string
  readonly password: string
}

/** The browser that logs in. */
interface LogInBrowser {
  /** What it is counted by; null where it is not known for this account. */
  findDevice(account: KnownAccount): string | null
  remember(account: KnownAccount): void
  /** Gives it a session of the account. */
  openSession(userId: number): Promise<void>
  endSession(): Promise<void>
}

const MAX_CLAIMS = 3

/** Finds whose password it is. Status, answer and work are the same for known and unknown addresses. */
export function createLogInService({ db, throttle, passwords }: LogInDependencies) {
  const accounts = accountsRepository(db)
  return {
    /** @throws {AppError} `auth.bad_credentials`, `auth.throttled`. */
    async logIn({ email, password }: Credentials, caller: Caller, browser: LogInBrowser): Promise<SelfUser> {
      const verified = await accounts.findVerified(email)
      const known = knownAccount(verified)
      const device = known && browser.findDevice(known)
      await throttle.hit(known && device ? knownDeviceRules(known.id, device) : logInRules(email, caller))
      // Accounts that only claim the address can log in too; otherwise a claimant would learn that the address is taken. One
      // comparison for no account, for the owner and for a single claim; further claims are known to the people who made them.
      const unverified = await accounts.listUnverifiedClaims(email, MAX_CLAIMS)
      const claims = verified ? [verified, ...unverified] : unverified
      let owner: PasswordClaim | null = null
      for (const claim of claims.length > 0 ? claims : [null]) {
        const isRight = await passwords.verify(claim?.passwordHash ?? null, password)
        if (isRight && claim) owner ??= claim
      }
      if (owner === null) throw new AppError('auth.bad_credentials')
      await browser.openSession(owner.id)
      if (!(await accounts.hasStillPassword(owner))) {
        // The password was changed meanwhile, which ends what was opened with the old one.
        await browser.endSession()
        throw new AppError('auth.bad_credentials')
      }
      if (known && owner === verified) browser.remember(known)
      return accounts.getSelf(owner.id)
    },
  }
}

function knownAccount(owner: PasswordClaim | null): KnownAccount | null {
  return owner === null || owner.passwordHash === null ? null : { id: owner.id, passwordHash: owner.passwordHash }
}

export type LogInService = ReturnType<typeof createLogInService>
