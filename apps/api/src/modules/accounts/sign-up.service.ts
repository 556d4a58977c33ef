import type { Locale, SelfUser } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { violatesUnique } from '../../platform/database-errors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { accountsRepository } from './accounts.repository.ts'
import { emailCodesRepository } from './email-codes.repository.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { refuseCommonPassword } from './passwords/refuse-common-password.ts'
import { refuseReservedName } from './refuse-reserved-name.ts'
import { type Caller, signUpRules } from './throttle-rules.ts'
import { tidyName } from './tidy-name.ts'

interface SignUpDependencies {
  readonly db: Database
  readonly jobs: Jobs
  readonly throttle: Throttle
  readonly passwords: PasswordHasher
}

export interface SignUpInput {
  readonly email: string
  readonly name: string
  readonly nickname?: string
  readonly password: string
  readonly terms: boolean
  readonly locale: Locale
  readonly time_zone?: string
}

/**
 * Opens accounts. Anybody may claim any address, so the answer says nothing about who else has it; only the mail, which its
 * owner alone reads, tells that there is an account already.
 */
export function createSignUpService({ db, jobs, throttle, passwords }: SignUpDependencies) {
  return {
    /** @throws {AppError} `auth.terms_required`, `.name_reserved`, `.name_taken`, `.throttled`, `request.invalid` (common password). */
    async signUp(input: SignUpInput, caller: Caller): Promise<SelfUser> {
      const { email, name, nickname = '', password, terms, locale, time_zone: timeZone } = input
      if (!terms) throw new AppError('auth.terms_required', {}, { fields: [{ field: 'terms', rule: 'required' }] })
      refuseCommonPassword(password)
      refuseReservedName(name)
      await throttle.hit(signUpRules(caller))
      if (await accountsRepository(db).isNameTaken(name)) throw nameTaken()
      const passwordHash = await passwords.hash(password)
      try {
        return await db.transaction(async (transaction) => {
          const accounts = accountsRepository(transaction)
          const isKnownAddress = (await accounts.findVerified(email)) !== null
          const account = { email, name, nickname: tidyName(nickname), passwordHash, locale, timeZone }
          const user = await accounts.insert(account)
          const codeId = await emailCodesRepository(transaction).request(user.id, email)
          await jobs.enqueue(transaction, 'email-code', { codeId, isKnownAddress })
          return user
        })
      } catch (error) {
        throw violatesUnique(error, 'users_name_key') ? nameTaken() : error
      }
    },
  }
}

export type SignUpService = ReturnType<typeof createSignUpService>

const nameTaken = () => new AppError('auth.name_taken', {}, { fields: [{ field: 'name', rule: 'taken' }] })
