import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { accessTokensRepository } from '../../../platform/session/access-tokens.ts'
import type { Sessions } from '../../../platform/session/sessions.ts'
import type { Viewer } from '../../../platform/session/viewer.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'
import { accountsRepository } from '../accounts.repository.ts'
import type { PasswordHasher } from '../password-hasher.ts'
import { passwordProofRules } from '../throttle-rules.ts'
import { passwordResetsRepository } from './password-resets.repository.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

interface PasswordChangeDependencies {
  readonly db: Database
  readonly jobs: Jobs
  readonly throttle: Throttle
  readonly passwords: PasswordHasher
  readonly sessions: Sessions
}

interface NewPassword {
  readonly current_password?: string
  readonly password: string
}

/** Passwords of logged-in users: entered again to reauthenticate, changed, or set for the first time. */
export function createPasswordChangeService({ db, jobs, throttle, passwords, sessions }: PasswordChangeDependencies) {
  /** @throws {AppError} `auth.throttled`. */
  const isRight = async (userId: number, passwordHash: string | null, password: string): Promise<boolean> => {
    await throttle.hit(passwordProofRules(userId))
    return passwords.verify(passwordHash, password)
  }

  return {
    /** @throws {AppError} `password.current_mismatch`, also for accounts without a password; `auth.throttled`. */
    async reauthenticate({ id, sessionId }: Viewer, password: string): Promise<void> {
      const passwordHash = await accountsRepository(db).findPasswordHash(id)
      if (!(await isRight(id, passwordHash, password))) throw mismatch('password')
      await sessions.markAuthenticated(sessionId)
    },

    /**
     * Every session of the user is over afterwards, this one too.
     * @throws {AppError} `password.current_mismatch`, `auth.reauthentication_required`, `request.invalid` (common
     * password), `auth.throttled`.
     */
    async change({ id, hasJustAuthenticated }: Viewer, input: NewPassword): Promise<void> {
      refuseCommonPassword(input.password)
      const before = await accountsRepository(db).findPasswordHash(id)
      if (before === null && !hasJustAuthenticated) throw new AppError('auth.reauthentication_required')
      const isProved = before === null || (await isRight(id, before, input.current_password ?? ''))
      if (!isProved) throw mismatch('current_password')
      const passwordHash = await passwords.hash(input.password)
      await db.transaction(async (transaction) => {
        const accounts = accountsRepository(transaction)
        await accounts.lock(id)
        // Somebody may have set another one since it was compared.
        if ((await accounts.findPasswordHash(id)) !== before) throw mismatch('current_password')
        await accounts.setPasswordHash(id, passwordHash)
        await passwordResetsRepository(transaction).revokeAll(id)
        await sessions.closeAll(id, undefined, transaction)
        await accessTokensRepository(transaction).deleteAll(id)
        const kind = before === null ? 'password-set' : 'password-changed'
        await jobs.enqueue(transaction, 'account-notice', { kind, userId: id })
      })
    },
  }
}

export type PasswordChangeService = ReturnType<typeof createPasswordChangeService>

const mismatch = (field: 'password' | 'current_password') =>
  new AppError('password.current_mismatch', {}, { fields: [{ field, rule: 'mismatch' }] })
