import { createHash, randomBytes } from 'node:crypto'
import { PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import type { JobPayloads, Jobs } from '../../../platform/jobs/jobs.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { accessTokensRepository } from '../../../platform/session/access-tokens.ts'
import type { Sessions } from '../../../platform/session/sessions.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'
import { accountsRepository } from '../accounts.repository.ts'
import { passwordResetMail } from '../mails/password-reset-mail.ts'
import { socialOnlyMail } from '../mails/social-only-mail.ts'
import type { PasswordHasher } from '../password-hasher.ts'
import { type Caller, resetAddressRules, resetHourRules, resetPauseRules, resetTokenRules } from '../throttle-rules.ts'
import { passwordResetsRepository } from './password-resets.repository.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

interface PasswordResetDependencies {
  readonly db: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly throttle: Throttle
  readonly passwords: PasswordHasher
  readonly sessions: Sessions
  readonly publicUrl: string
}

/** Resets forgotten passwords by a mailed link. Only the mail reveals whether an address has an account. */
export function createPasswordResetService({
  db,
  jobs,
  mailer,
  throttle,
  passwords,
  sessions,
  publicUrl,
}: PasswordResetDependencies) {
  const findUser = async (token: string): Promise<number> => {
    const userId = await passwordResetsRepository(db).findUser(hashResetToken(token))
    if (userId === null) throw new AppError('password.reset_invalid')
    return userId
  }

  return {
    /**
     * Asks for a link. What is done does not depend on whose the address is.
     * @returns seconds until the next one may be requested.
     * @throws {AppError} `password.reset_too_soon` with the seconds to wait, `auth.throttled`.
     */
    async request(email: string, caller: Caller): Promise<number> {
      await throttle.hit(resetAddressRules(caller))
      await throttle.hit(resetPauseRules(email), 'password.reset_too_soon')
      await throttle.hit(resetHourRules(email), 'password.reset_too_soon')
      await db.transaction(async (transaction) => {
        const owner = await accountsRepository(transaction).findVerified(email)
        await jobs.enqueue(transaction, 'password-reset', { userId: owner?.id ?? null })
      })
      return PRODUCT_LIMITS.passwordReset.pauseSeconds
    },

    /** The job behind it: draws the token, keeps its hash and mails it. A retry draws a new one. */
    async mailLink({ userId }: JobPayloads['password-reset']): Promise<void> {
      const owner = userId === null ? null : await accountsRepository(db).findRecipient(userId)
      if (userId === null || !owner) return
      if (!owner.hasPassword) {
        await mailer.send(socialOnlyMail(owner, { publicUrl }))
        return
      }
      const token = drawResetToken()
      await db.transaction(async (transaction) => {
        const resets = passwordResetsRepository(transaction)
        await resets.revokeAll(userId)
        await resets.insert(userId, hashResetToken(token))
      })
      await mailer.send(passwordResetMail(owner, { publicUrl, token }))
    },

    /** @throws {AppError} `password.reset_invalid`, `auth.throttled`. */
    async check(token: string, caller: Caller): Promise<void> {
      await throttle.hit(resetTokenRules(caller))
      await findUser(token)
    },

    /**
     * @returns whose password it was.
     * @throws {AppError} `password.reset_invalid`, `request.invalid` (common password), `auth.throttled`.
     */
    async reset(token: string, password: string, caller: Caller): Promise<number> {
      await throttle.hit(resetTokenRules(caller))
      const userId = await findUser(token)
      refuseCommonPassword(password)
      const passwordHash = await passwords.hash(password)
      await db.transaction(async (transaction) => {
        const resets = passwordResetsRepository(transaction)
        const accounts = accountsRepository(transaction)
        await accounts.lock(userId)
        if (!(await resets.use(hashResetToken(token)))) throw new AppError('password.reset_invalid')
        await resets.revokeAll(userId)
        await accounts.setPasswordHash(userId, passwordHash)
        await sessions.closeAll(userId, undefined, transaction)
        await accessTokensRepository(transaction).deleteAll(userId)
        await jobs.enqueue(transaction, 'account-notice', { kind: 'password-changed', userId })
      })
      return userId
    },
  }
}

export type PasswordResetService = ReturnType<typeof createPasswordResetService>

function drawResetToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A plain hash is enough for 256 random bits. */
function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
