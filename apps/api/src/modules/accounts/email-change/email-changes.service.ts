import { type EmailChange, PRODUCT_LIMITS, type SelfUser } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import { violatesUnique } from '../../../platform/database-errors.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Viewer } from '../../../platform/session/viewer.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'
import { accountsRepository } from '../accounts.repository.ts'
import { hashCode, isSameHash } from '../email-code.ts'
import { emailCodesRepository } from '../email-codes.repository.ts'
import { passwordResetsRepository } from '../passwords/password-resets.repository.ts'
import { secondsUntilHourAllows, secondsUntilResend } from '../resend.policy.ts'
import { type Caller, verifyRules } from '../throttle-rules.ts'
import { emailChangesRepository } from './email-changes.repository.ts'

interface EmailChangeDependencies {
  readonly db: Database
  readonly jobs: Jobs
  readonly throttle: Throttle
  readonly secret: string
}

type PendingEmail = NonNullable<EmailChange['pending']>

const codesOf = (db: Database) => emailCodesRepository(db, 'email-change')

/**
 * Changes the address of an account once a code mailed to the new address was entered. Whether another account has the
 * address is revealed only by mail to its owner, never to a person who has not verified it.
 */
export function createEmailChangeService({ db, jobs, throttle, secret }: EmailChangeDependencies) {
  const sendCode = async (transaction: Database, userId: number, email: string): Promise<number> => {
    const isKnownAddress = (await accountsRepository(transaction).findVerified(email)) !== null
    const codeId = await codesOf(transaction).request(userId, email)
    await jobs.enqueue(transaction, 'email-code', { codeId, isKnownAddress })
    return secondsUntilResend(await codesOf(transaction).findRecent(userId))
  }

  /** Counts the try also when it fails, so the transaction ends before anything is refused. */
  const tryCode = (userId: number, code: string): Promise<boolean> =>
    db.transaction(async (transaction) => {
      const accounts = accountsRepository(transaction)
      await accounts.lock(userId)
      const codes = codesOf(transaction)
      const usable = await codes.lockUsable(userId, PRODUCT_LIMITS.emailCode.triesPerCode)
      if (!usable) return false
      await codes.countTry(usable.id)
      if (!isSameHash(usable.codeHash, hashCode(secret, usable.id, code))) return false
      const { email: former } = await accounts.getSelf(userId)
      await codes.markUsed(usable.id)
      await accounts.setEmail(userId, usable.email)
      await accounts.deleteOtherClaims(userId, usable.email)
      await emailChangesRepository(transaction).delete(userId)
      await passwordResetsRepository(transaction).revokeAll(userId)
      await jobs.enqueue(transaction, 'account-notice', { kind: 'email-changed', userId, email: former })
      return true
    })

  return {
    async read(userId: number): Promise<EmailChange> {
      const { email } = await accountsRepository(db).getSelf(userId)
      const newEmail = await emailChangesRepository(db).find(userId)
      if (newEmail === null) return { email, pending: null }
      const seconds = secondsUntilResend(await codesOf(db).findRecent(userId))
      return { email, pending: { email: newEmail, retry_after_seconds: seconds } }
    },

    /**
     * @throws {AppError} `auth.reauthentication_required`, `request.invalid` (the present address),
     * `auth.resend_too_soon` when the codes of this hour are used up: a mistyped address may be corrected at once.
     */
    async request({ id, hasJustAuthenticated }: Viewer, email: string): Promise<PendingEmail> {
      if (!hasJustAuthenticated) throw new AppError('auth.reauthentication_required')
      return db.transaction(async (transaction) => {
        const accounts = accountsRepository(transaction)
        await accounts.lock(id)
        const present = (await accounts.getSelf(id)).email
        if (present.toLowerCase() === email.toLowerCase()) {
          throw new AppError('request.invalid', {}, { fields: [{ field: 'email', rule: 'same' }] })
        }
        const seconds = secondsUntilHourAllows(await codesOf(transaction).findRecent(id))
        if (seconds > 0) throw new AppError('auth.resend_too_soon', { seconds })
        await emailChangesRepository(transaction).put(id, email)
        return { email, retry_after_seconds: await sendCode(transaction, id, email) }
      })
    },

    /**
     * @throws {AppError} `auth.code_invalid`, `auth.throttled`; `auth.email_taken` when another account has proved the
     * address meanwhile.
     */
    async verify(userId: number, code: string, caller: Caller): Promise<SelfUser> {
      await throttle.hit(verifyRules(caller))
      const isProved = await tryCode(userId, code).catch((error: unknown) => {
        if (violatesUnique(error, 'users_verified_email_key')) throw new AppError('auth.email_taken')
        throw error
      })
      if (!isProved) throw new AppError('auth.code_invalid')
      return accountsRepository(db).getSelf(userId)
    },

    /**
     * @returns seconds until the next one may be requested.
     * @throws {AppError} `email_change.not_pending`, `auth.resend_too_soon` with the seconds to wait.
     */
    resend(userId: number): Promise<number> {
      return db.transaction(async (transaction) => {
        await accountsRepository(transaction).lock(userId)
        const newEmail = await emailChangesRepository(transaction).find(userId)
        if (newEmail === null) throw new AppError('email_change.not_pending')
        const seconds = secondsUntilResend(await codesOf(transaction).findRecent(userId))
        if (seconds > 0) throw new AppError('auth.resend_too_soon', { seconds })
        return sendCode(transaction, userId, newEmail)
      })
    },

    async cancel(userId: number): Promise<void> {
      await db.transaction(async (transaction) => {
        await accountsRepository(transaction).lock(userId)
        await emailChangesRepository(transaction).delete(userId)
        await codesOf(transaction).revokeAll(userId)
      })
    },
  }
}

export type EmailChangeService = ReturnType<typeof createEmailChangeService>
