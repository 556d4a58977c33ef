import { PRODUCT_LIMITS, type SelfUser } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { violatesUnique } from '../../platform/database-errors.ts'
import type { JobPayloads, Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { accountsRepository } from './accounts.repository.ts'
import { drawCode, hashCode, isSameHash } from './email-code.ts'
import { emailCodesRepository } from './email-codes.repository.ts'
import { codeMail } from './mails/code-mail.ts'
import { knownAddressMail } from './mails/known-address-mail.ts'
import { RESEND_PAUSE_SECONDS, secondsUntilResend } from './resend.policy.ts'
import { type Caller, verifyRules } from './throttle-rules.ts'

interface VerificationDependencies {
  readonly db: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly throttle: Throttle
  readonly secret: string
  readonly publicUrl: string
}

/** Proves addresses by mailed codes. */
export function createEmailVerificationService({
  db,
  jobs,
  mailer,
  throttle,
  secret,
  publicUrl,
}: VerificationDependencies) {
  /** Counts the try also when it fails, so the transaction ends before anything is refused. */
  const tryCode = (userId: number, code: string): Promise<boolean> =>
    db.transaction(async (transaction) => {
      const codes = emailCodesRepository(transaction)
      const usable = await codes.lockUsable(userId, PRODUCT_LIMITS.emailCode.triesPerCode)
      if (!usable) return false
      await codes.countTry(usable.id)
      if (!isSameHash(usable.codeHash, hashCode(secret, usable.id, code))) return false
      const accounts = accountsRepository(transaction)
      await codes.markUsed(usable.id)
      await accounts.markVerified(userId)
      await accounts.deleteOtherClaims(userId, usable.email)
      return true
    })

  return {
    /** @throws {AppError} `auth.code_invalid` for a wrong, used, replaced or expired code; `auth.throttled`. */
    async verify(userId: number, code: string, caller: Caller): Promise<SelfUser> {
      await throttle.hit(verifyRules(caller))
      const accounts = accountsRepository(db)
      const user = await accounts.getSelf(userId)
      if (user.email_verified_at !== null) return user
      const isProved = await tryCode(userId, code).catch((error: unknown) => {
        if (violatesUnique(error, 'users_verified_email_key')) return false
        throw error
      })
      if (!isProved) throw new AppError('auth.code_invalid')
      return accounts.getSelf(userId)
    },

    /**
     * Mails a new code.
     * @returns seconds until the next one may be requested.
     * @throws {AppError} `auth.resend_too_soon` with the seconds to wait.
     */
    resend(userId: number): Promise<number> {
      return db.transaction(async (transaction) => {
        const accounts = accountsRepository(transaction)
        const codes = emailCodesRepository(transaction)
        await accounts.lock(userId)
        const user = await accounts.getSelf(userId)
        if (user.email_verified_at !== null) return 0
        const seconds = secondsUntilResend(await codes.findRecent(userId))
        if (seconds > 0) throw new AppError('auth.resend_too_soon', { seconds })
        const isKnownAddress = (await accounts.findVerified(user.email)) !== null
        const codeId = await codes.request(userId, user.email)
        await jobs.enqueue(transaction, 'email-code', { codeId, isKnownAddress })
        return Math.max(RESEND_PAUSE_SECONDS, secondsUntilResend(await codes.findRecent(userId)))
      })
    },

    /** The job behind every code: draws the digits, keeps their hash and mails them. A retry draws new ones. */
    async mailCode({ codeId, isKnownAddress }: JobPayloads['email-code']): Promise<void> {
      const codes = emailCodesRepository(db)
      const pending = await codes.findToMail(codeId)
      if (!pending) return
      const { purpose } = pending
      if (isKnownAddress) {
        await mailer.send(knownAddressMail(pending, { purpose, publicUrl }))
        return
      }
      const code = drawCode()
      await codes.setHash(codeId, hashCode(secret, codeId, code))
      await mailer.send(codeMail(pending, { purpose, code, publicUrl }))
    },
  }
}

export type EmailVerificationService = ReturnType<typeof createEmailVerificationService>
