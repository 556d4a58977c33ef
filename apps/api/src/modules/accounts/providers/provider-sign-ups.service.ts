import type { Locale, SelfUser } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import { violatesUnique } from '../../../platform/database-errors.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'
import { accountsRepository } from '../accounts.repository.ts'
import { emailCodesRepository } from '../email-codes.repository.ts'
import { refuseReservedName } from '../refuse-reserved-name.ts'
import { type Caller, signUpRules } from '../throttle-rules.ts'
import { tidyName } from '../tidy-name.ts'
import { labelOf } from './known-providers.ts'
import { linkedAccountsRepository } from './linked-accounts.repository.ts'
import type { Provider } from './provider.ts'
import { type ProviderSignUp, providerSignUpsRepository } from './provider-sign-ups.repository.ts'
import { hashOf, providerOfToken } from './secrets.ts'

interface ProviderSignUpDependencies {
  readonly db: Database
  readonly jobs: Jobs
  readonly throttle: Throttle
  readonly providers: ReadonlyMap<string, Provider>
}

interface Completion {
  readonly name: string
  readonly nickname?: string
  readonly email?: string
  readonly terms: boolean
  readonly locale: Locale
  readonly time_zone?: string
}

/** Creates accounts for users identified by a provider. An address that it has not verified is verified in the usual way. */
export function createProviderSignUpsService({ db, jobs, throttle, providers }: ProviderSignUpDependencies) {
  const labelled = (name: string) => providers.get(name)?.label ?? labelOf(name)
  const expired = (token: string) =>
    new AppError('provider.login_expired', { provider: labelled(providerOfToken(token)) })

  async function insert(transaction: Database, signUp: ProviderSignUp, completion: Completion): Promise<SelfUser> {
    const { provider, subject, isEmailVerified } = signUp
    const { name, nickname = '', locale, time_zone: timeZone } = completion
    const accounts = accountsRepository(transaction)
    const email = isEmailVerified ? signUp.email : completion.email
    if (!email) throw new AppError('request.invalid', {}, { fields: [{ field: 'email', rule: 'required' }] })
    const isKnownAddress = (await accounts.findVerified(email)) !== null
    if (isEmailVerified && isKnownAddress) throw emailInUse(labelled(provider))
    const account = { email, name, nickname: tidyName(nickname), passwordHash: null, locale, timeZone }
    const user = await accounts.insert(account)
    await linkedAccountsRepository(transaction).put({ userId: user.id, provider, subject, email: signUp.email })
    if (isEmailVerified) {
      await accounts.markVerified(user.id)
      await accounts.deleteOtherClaims(user.id, email)
      return accounts.getSelf(user.id)
    }
    const codeId = await emailCodesRepository(transaction).request(user.id, email)
    await jobs.enqueue(transaction, 'email-code', { codeId, isKnownAddress })
    return user
  }

  return {
    /** @throws {AppError} `provider.login_expired`. */
    async read(token: string) {
      const found = await providerSignUpsRepository(db).find(hashOf(token))
      if (!found) throw expired(token)
      const { provider: name, email, isEmailVerified, nickname } = found
      return { provider: { name, label: labelled(name) }, email, is_email_verified: isEmailVerified, nickname }
    },

    /** @throws {AppError} see the contract. After a refusal it can be tried again. */
    async complete(token: string, completion: Completion, caller: Caller): Promise<{ user: SelfUser; next: string }> {
      if (!completion.terms) {
        throw new AppError('auth.terms_required', {}, { fields: [{ field: 'terms', rule: 'required' }] })
      }
      refuseReservedName(completion.name)
      await throttle.hit(signUpRules(caller))
      try {
        return await db.transaction(async (transaction) => {
          const signUp = await providerSignUpsRepository(transaction).take(hashOf(token))
          if (!signUp) throw expired(token)
          return { user: await insert(transaction, signUp, completion), next: signUp.returnPath }
        })
      } catch (error) {
        throw refusalOf(error, labelled(providerOfToken(token)))
      }
    },
  }
}

export type ProviderSignUpsService = ReturnType<typeof createProviderSignUpsService>

const emailInUse = (provider: string) => new AppError('provider.email_in_use', { provider })

function refusalOf(error: unknown, provider: string): unknown {
  if (violatesUnique(error, 'users_name_key')) {
    return new AppError('auth.name_taken', {}, { fields: [{ field: 'name', rule: 'taken' }] })
  }
  if (violatesUnique(error, 'users_verified_email_key')) return emailInUse(provider)
  if (violatesUnique(error, 'linked_accounts_subject_key')) return new AppError('provider.used_elsewhere', { provider })
  return error
}
