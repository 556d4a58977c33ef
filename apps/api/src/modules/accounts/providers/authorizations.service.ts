import { ownPath } from '@repo/contract'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import { violatesUnique } from '../../../platform/database-errors.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Viewer } from '../../../platform/session/viewer.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'
import { accountsRepository } from '../accounts.repository.ts'
import { authorizationRules, type Caller } from '../throttle-rules.ts'
import { authorizationsRepository, type Purpose } from './authorizations.repository.ts'
import type { GrantStore } from './grants.ts'
import { linkedAccountsRepository } from './linked-accounts.repository.ts'
import type { Provider, ProviderAnswer } from './provider.ts'
import type { Identity } from './provider-settings.ts'
import { providerSignUpsRepository } from './provider-sign-ups.repository.ts'
import { drawSignUpToken, hashOf } from './secrets.ts'

interface AuthorizationDependencies {
  readonly db: Database
  readonly jobs: Jobs
  readonly throttle: Throttle
  readonly providers: ReadonlyMap<string, Provider>
  readonly grants: GrantStore
}

/** The viewer, provider and purpose of a new authorization. */
interface Start {
  readonly provider: string
  readonly purpose: Purpose
  readonly next: string
  readonly viewer: Viewer | null
  /** What the browser holds in its cookie. */
  readonly browserKey: string
}

interface Finish {
  readonly provider: string
  readonly answer: ProviderAnswer & { readonly state?: string | undefined; readonly error?: string | undefined }
  readonly viewer: Viewer | null
  readonly browserKey: string
}

type Authorization = NonNullable<Awaited<ReturnType<ReturnType<typeof authorizationsRepository>['use']>>>

/** What has come of an authorization. */
export type Outcome = { readonly next: string } & (
  | { readonly kind: 'logged-in'; readonly userId: number }
  | { readonly kind: 'sign-up'; readonly token: string }
  | { readonly kind: 'linked' | 'reauthenticated' }
)

const HOME = '/home'
/** Somebody has changed their mind: RFC 6749 §4.1.2.1, and Apple. */
const DECLINED = new Set(['access_denied', 'user_cancelled_authorize'])
/** Those that pass. */
const PASSING = new Set(['server_error', 'temporarily_unavailable'])

/** Sends people to providers and takes them back. Accounts are found by linked identities only, never by an e-mail address. */
export function createAuthorizationsService({ db, jobs, throttle, providers, grants }: AuthorizationDependencies) {
  const authorizations = authorizationsRepository(db)
  const links = linkedAccountsRepository(db)

  const get = (name: string): Provider => {
    const provider = providers.get(name)
    if (!provider) throw new AppError('provider.not_found')
    return provider
  }

  async function logIn({ name, label }: Provider, identity: Identity, next: string): Promise<Outcome> {
    const { subject, email, isEmailVerified, nickname } = identity
    const userId = await links.findUser(name, subject)
    if (userId !== null) {
      await links.markUsed(userId, name)
      return { kind: 'logged-in', userId, next }
    }
    // The provider vouches that it is their address, so they may learn that it has an account. It is theirs to link.
    if (isEmailVerified && email && (await accountsRepository(db).findVerified(email))) {
      throw new AppError('provider.email_in_use', { provider: label })
    }
    const token = drawSignUpToken(name)
    const signUp = { provider: name, subject, email, isEmailVerified, nickname, returnPath: next }
    await providerSignUpsRepository(db).insert({ ...signUp, tokenHash: hashOf(token) })
    return { kind: 'sign-up', token, next }
  }

  async function link({ name, label }: Provider, identity: Identity, userId: number): Promise<void> {
    const { subject, email, nickname, grant } = identity
    const usedElsewhere = () => new AppError('provider.used_elsewhere', { provider: label })
    const owner = await links.findUser(name, subject)
    if (owner !== null && owner !== userId) throw usedElsewhere()
    const linked = db.transaction(async (transaction) => {
      await linkedAccountsRepository(transaction).put({ userId, provider: name, subject, email })
      if (grant) await grants.keep(transaction, { userId, provider: name, subject, name: nickname, grant })
      if (owner === null) await jobs.enqueue(transaction, 'account-notice', { kind: 'account-linked', userId })
    })
    await linked.catch((error: unknown) => {
      throw violatesUnique(error, 'linked_accounts_subject_key') ? usedElsewhere() : error
    })
  }

  async function reauthenticate({ name, label }: Provider, { subject }: Identity, userId: number): Promise<void> {
    const owner = await links.findUser(name, subject)
    if (owner !== userId) throw new AppError('provider.other_account', { provider: label })
    await links.markUsed(userId, name)
  }

  /** The pending authorization, if this browser started it and, when a user was logged in, the same user. */
  async function use(provider: Provider, { answer, viewer, browserKey }: Finish): Promise<Authorization> {
    const browserHash = hashOf(browserKey)
    const found = await authorizations.use(hashOf(answer.state ?? ''), { provider: provider.name, browserHash })
    if (!found || found.userId !== (viewer?.id ?? null)) {
      throw new AppError('provider.login_expired', { provider: provider.label })
    }
    return found
  }

  return {
    list: () => [...providers.values()].map(({ name, label }) => ({ name, label })),

    listAnsweringByForm: () => [...providers.values()].filter((one) => one.answersByForm).map(({ name }) => name),

    /** @returns where to send the browser. @throws {AppError} see the contract. */
    async start({ provider: name, purpose, next, viewer, browserKey }: Start, caller: Caller): Promise<URL> {
      const provider = get(name)
      await throttle.hit(authorizationRules(caller))
      checkStart(purpose, viewer)
      if (viewer && purpose === 'reauthenticate') {
        const isLinked = (await links.list(viewer.id)).some((one) => one.provider === name)
        if (!isLinked) throw new AppError('provider.not_linked')
      }
      const pending = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
      const url = await provider.begin({ ...pending, ...aimOf(purpose) })
      await authorizations.insert({
        provider: name,
        purpose,
        userId: viewer?.id ?? null,
        returnPath: ownPath(next) ?? HOME,
        nonce: pending.nonce,
        codeVerifier: pending.codeVerifier,
        stateHash: hashOf(pending.state),
        browserHash: hashOf(browserKey),
      })
      return url
    },

    /** @throws {AppError} see the contract. The pending authorization is used up whatever the result is. */
    async finish(finish: Finish, caller: Caller): Promise<Outcome> {
      const provider = get(finish.provider)
      await throttle.hit(authorizationRules(caller))
      const { answer, viewer } = finish
      const { nonce, codeVerifier, purpose, returnPath: next } = await use(provider, finish)
      checkError(provider, answer.error)
      const pending = { state: answer.state ?? '', nonce, codeVerifier, ...aimOf(purpose) }
      const identity = await provider.finish(answer, pending)
      if (purpose === 'log-in' || !viewer) return logIn(provider, identity, next)
      if (purpose === 'link') {
        await link(provider, identity, viewer.id)
        return { kind: 'linked', next }
      }
      await reauthenticate(provider, identity, viewer.id)
      return { kind: 'reauthenticated', next }
    },

    async deleteExpired(): Promise<void> {
      await authorizations.deleteExpired()
      await providerSignUpsRepository(db).deleteExpired()
    },
  }
}

export type AuthorizationsService = ReturnType<typeof createAuthorizationsService>

const aimOf = (purpose: Purpose) => ({ isFresh: purpose === 'reauthenticate', isLinking: purpose === 'link' })

/** Linking adds a log-in method to an account. It requires a verified address and recent authentication. */
function checkStart(purpose: Purpose, viewer: Viewer | null): void {
  if (purpose === 'log-in') {
    if (viewer) throw new AppError('auth.guest_only')
    return
  }
  if (!viewer) throw new AppError('auth.login_required')
  if (purpose === 'link' && !viewer.isVerified) throw new AppError('auth.email_unverified')
  if (purpose === 'link' && !viewer.hasJustAuthenticated) throw new AppError('auth.reauthentication_required')
}

function checkError({ label }: Provider, error: string | undefined): void {
  if (error === undefined) return
  if (DECLINED.has(error)) throw new AppError('provider.permission_missing', { provider: label })
  throw new AppError(PASSING.has(error) ? 'provider.unavailable' : 'provider.login_expired', { provider: label })
}
