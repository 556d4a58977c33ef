import { createHash, createHmac } from 'node:crypto'
import { PRODUCT_LIMITS, type SelfUser } from '@repo/contract'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import { violatesUnique } from '../../../platform/database-errors.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'
import { accountsRepository } from '../accounts.repository.ts'
import { type Caller, passkeyRules } from '../throttle-rules.ts'
import { challengeOf, checkAssertion, checkRegistration, type RelyingParty } from './check-passkey.ts'
import { type ChallengePurpose, passkeysRepository } from './passkeys.repository.ts'

interface PasskeyDependencies {
  readonly db: Database
  readonly jobs: Jobs
  readonly throttle: Throttle
  readonly secret: string
  readonly publicUrl: string
}

interface NewPasskey {
  readonly name: string
  readonly response: RegistrationResponseJSON
}

const NAME_OF_PRODUCT = 'Mishiori'
const MAX_TRANSPORT_LENGTH = 20
/** Browsers give up with the challenge. */
const TIMEOUT_MS = 5 * 60 * 1000

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url')

/** Makes passkeys and takes their answers. Whose they are is found by the credential, never by a name. */
export function createPasskeysService({ db, jobs, throttle, secret, publicUrl }: PasskeyDependencies) {
  const { hostname, origin } = new URL(publicUrl)
  const party: RelyingParty = { rpId: hostname, origin }
  const repository = passkeysRepository(db)
  /** What authenticators know the account by: says nothing of it, and is the same each time so that a new key replaces an old one. */
  const handleOf = (userId: number) =>
    new Uint8Array(createHmac('sha256', secret).update(`passkey user!${userId}`).digest())

  async function remember(challenge: string, purpose: ChallengePurpose, userId: number | null): Promise<void> {
    await repository.insertChallenge({ challengeHash: hashOf(challenge), purpose, userId })
  }

  /** The challenge of an answer, which is used up whatever comes of it. */
  async function use(
    response: AuthenticationResponseJSON | RegistrationResponseJSON,
    purpose: ChallengePurpose,
    userId: number | null,
  ): Promise<string> {
    const challenge = challengeOf(response)
    const isOurs = await repository.useChallenge({ challengeHash: hashOf(challenge), purpose, userId })
    if (!isOurs) throw new AppError('passkey.rejected')
    return challenge
  }

  /** @returns whose passkey it is. */
  async function answer(response: AuthenticationResponseJSON, purpose: ChallengePurpose, userId: number | null) {
    const challenge = await use(response, purpose, userId)
    return db.transaction(async (transaction) => {
      const keys = passkeysRepository(transaction)
      const passkey = await keys.lockByCredential(response.id)
      if (!passkey || (userId !== null && passkey.userId !== userId)) throw new AppError('passkey.rejected')
      const { userHandle } = response.response
      const isTheirs = !userHandle || userHandle === Buffer.from(handleOf(passkey.userId)).toString('base64url')
      if (!isTheirs) throw new AppError('passkey.rejected')
      const counter = await checkAssertion(response, { party, passkey, challenge })
      await keys.markUsed(passkey.id, counter)
      return passkey.userId
    })
  }

  const optionsFor = (allowed: readonly { readonly credentialId: string; readonly transports: string[] }[]) =>
    generateAuthenticationOptions({
      rpID: party.rpId,
      userVerification: 'required',
      timeout: TIMEOUT_MS,
      allowCredentials: allowed.map(({ credentialId }) => ({ id: credentialId })),
    })

  return {
    async list(userId: number) {
      const rows = await repository.list(userId)
      return {
        data: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt?.toISOString() ?? null,
        })),
      }
    },

    /** @throws {AppError} `passkey.limit_reached`. */
    async startRegistration(userId: number) {
      const { name, nickname } = await accountsRepository(db).getSelf(userId)
      const known = await repository.list(userId)
      if (known.length >= PRODUCT_LIMITS.passkeys) throw limitReached()
      const options = await generateRegistrationOptions({
        rpName: NAME_OF_PRODUCT,
        rpID: party.rpId,
        userName: name,
        userDisplayName: nickname,
        userID: handleOf(userId),
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await remember(options.challenge, 'register', userId)
      return options
    },

    /** @throws {AppError} `passkey.rejected`, `passkey.limit_reached`. */
    async register(userId: number, { name, response }: NewPasskey): Promise<void> {
      const challenge = await use(response, 'register', userId)
      const { id, publicKey, counter, transports = [] } = await checkRegistration(response, { party, challenge })
      const kept = transports.map((transport) => transport.slice(0, MAX_TRANSPORT_LENGTH))
      try {
        await db.transaction(async (transaction) => {
          const keys = passkeysRepository(transaction)
          await accountsRepository(transaction).lock(userId)
          if ((await keys.list(userId)).length >= PRODUCT_LIMITS.passkeys) throw limitReached()
          await keys.insert({ userId, credentialId: id, publicKey, counter, transports: kept, name })
          await jobs.enqueue(transaction, 'account-notice', { kind: 'passkey-added', userId })
        })
      } catch (error) {
        throw violatesUnique(error, 'passkeys_credential_id_unique') ? new AppError('passkey.rejected') : error
      }
    },

    /** @throws {AppError} `passkey.not_found`, also for others'. */
    async rename(userId: number, id: number, name: string): Promise<void> {
      if (!(await repository.rename(userId, id, name))) throw new AppError('passkey.not_found')
    },

    /** Never the last way to log in: a passkey does not count as one. @throws {AppError} `passkey.not_found`, also for others'. */
    remove(userId: number, id: number): Promise<void> {
      return db.transaction(async (transaction) => {
        if (!(await passkeysRepository(transaction).remove(userId, id))) throw new AppError('passkey.not_found')
        await jobs.enqueue(transaction, 'account-notice', { kind: 'passkey-removed', userId })
      })
    },

    /** Options for a log-in without a user name, so they reveal no account. */
    async startLogIn(caller: Caller) {
      await throttle.hit(passkeyRules(caller))
      const options = await optionsFor([])
      await remember(options.challenge, 'log-in', null)
      return options
    },

    /** @throws {AppError} `passkey.rejected`, `auth.throttled`. */
    async logIn(response: AuthenticationResponseJSON, caller: Caller): Promise<SelfUser> {
      await throttle.hit(passkeyRules(caller))
      return accountsRepository(db).getSelf(await answer(response, 'log-in', null))
    },

    async startReauthentication(userId: number, caller: Caller) {
      await throttle.hit(passkeyRules(caller))
      const options = await optionsFor(await repository.list(userId))
      await remember(options.challenge, 'reauthenticate', userId)
      return options
    },

    /** @throws {AppError} `passkey.rejected`, also for others'; `auth.throttled`. */
    async reauthenticate(userId: number, response: AuthenticationResponseJSON, caller: Caller): Promise<void> {
      await throttle.hit(passkeyRules(caller))
      await answer(response, 'reauthenticate', userId)
    },

    deleteExpired: () => repository.deleteExpired(),
  }
}

export type PasskeysService = ReturnType<typeof createPasskeysService>

const limitReached = () => new AppError('passkey.limit_reached', { max: PRODUCT_LIMITS.passkeys })
