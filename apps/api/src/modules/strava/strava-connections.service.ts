import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { SecretCipher } from '../../platform/secret-cipher.ts'
import type { GrantStore } from '../accounts/providers/grants.ts'
import type { StravaTokens } from './strava-answers.ts'
import { type StravaClient, StravaUnauthorized } from './strava-client.ts'
import {
  type ConnectionRow,
  stravaConnectionsRepository,
  stravaRevocationsRepository,
} from './strava-connections.repository.ts'

export type StravaSecret = 'access' | 'refresh'

interface ConnectionsDependencies {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly cipher: SecretCipher<StravaSecret>
  /** Null without an app at Strava. */
  readonly client: StravaClient | null
}

const PROVIDER = 'strava'
/** A token that ends sooner is refreshed first. */
const MARGIN_MS = 5 * 60 * 1000

/** The tokens of athletes: stored encrypted, refreshed in time, and revoked. */
export function createStravaConnectionsService({ db, jobs, cipher, client }: ConnectionsDependencies) {
  const connections = stravaConnectionsRepository(db)
  /** Of this process: many questions of one user wait for one refresh, and hold one connection of the pool. */
  const refreshing = new Map<number, Promise<string | null>>()

  const sealed = ({ access_token, refresh_token, expires_at }: StravaTokens) => ({
    accessToken: cipher.encrypt(access_token, 'access'),
    refreshToken: cipher.encrypt(refresh_token, 'refresh'),
    expiresAt: new Date(expires_at * 1000),
  })

  /** Null unless it works for a while, and is another one than what did not work. */
  const usableToken = ({ accessToken, expiresAt }: ConnectionRow, refused: string | null): string | null => {
    const token = expiresAt.getTime() - Date.now() > MARGIN_MS ? cipher.decrypt(accessToken, 'access') : null
    return token === refused ? null : token
  }

  /**
   * Null when nothing is allowed any more. Other processes wait at the row, and find the new token there: Strava takes
   * a refresh token once.
   */
  const refresh = (stravaClient: StravaClient, userId: number, refused: string | null): Promise<string | null> =>
    db.transaction(async (tx) => {
      const rows = stravaConnectionsRepository(tx)
      const row = await rows.lock(userId)
      if (!row) return null
      const usable = usableToken(row, refused)
      if (usable !== null) return usable
      const refreshToken = cipher.decrypt(row.refreshToken, 'refresh')
      const tokens = refreshToken === null ? null : await stravaClient.refresh(refreshToken)
      if (tokens === null) {
        await rows.delete(userId)
        return null
      }
      await rows.setTokens(userId, sealed(tokens))
      return tokens.access_token
    })

  const tokenFor = async (
    stravaClient: StravaClient,
    userId: number,
    refused: string | null = null,
  ): Promise<string> => {
    const row = await connections.find(userId)
    const usable = row && usableToken(row, refused)
    if (row === null) throw new AppError('strava.not_connected')
    if (usable !== null) return usable
    const started = refreshing.get(userId)
    const running = started ?? refresh(stravaClient, userId, refused).finally(() => refreshing.delete(userId))
    if (!started) refreshing.set(userId, running)
    const token = await running
    if (token === null) throw new AppError('strava.not_connected')
    return token
  }

  const release = async (tx: Database, row: ConnectionRow): Promise<void> => {
    const revocationId = await stravaRevocationsRepository(tx).insert(row)
    await jobs.enqueue(tx, 'strava-revoke', { revocationId })
  }

  const drop = async (tx: Database, userId: number): Promise<void> => {
    const row = await stravaConnectionsRepository(tx).delete(userId)
    if (row) await release(tx, row)
  }

  const grants: GrantStore = {
    async keep(tx, { userId, provider, subject, name, grant }) {
      if (provider !== PROVIDER) return
      const rows = stravaConnectionsRepository(tx)
      const before = await rows.lock(userId)
      if (before && before.athleteId !== subject) await release(tx, before)
      await stravaRevocationsRepository(tx).deleteOf(subject)
      const readsPrivate = grant.scopes.has('activity:read_all')
      const tokens = { access_token: grant.accessToken, refresh_token: grant.refreshToken, expires_at: grant.expiresAt }
      await rows.put({ userId, athleteId: subject, athleteName: name, readsPrivate, ...sealed(tokens) })
    },
    async drop(tx, userId, provider) {
      if (provider === PROVIDER) await drop(tx, userId)
    },
  }

  return {
    grants,
    find: connections.find,
    /** Deletes it here at once; a job revokes it at Strava. */
    disconnect: (userId: number): Promise<void> => db.transaction((tx) => drop(tx, userId)),
    leave: drop,

    /**
     * Asks with a token that works. One that Strava takes no more is refreshed once; when that does not help, the
     * athlete has taken back what they allowed, and the connection goes.
     *
     * @throws {AppError} `strava.not_configured`, `strava.not_connected`, what the client throws.
     */
    async withClient<T>(userId: number, question: (client: StravaClient, token: string) => Promise<T>): Promise<T> {
      if (!client) throw new AppError('strava.not_configured')
      const token = await tokenFor(client, userId)
      try {
        return await question(client, token)
      } catch (error) {
        if (!(error instanceof StravaUnauthorized)) throw error
      }
      const fresh = await tokenFor(client, userId, token)
      try {
        return await question(client, fresh)
      } catch (error) {
        if (!(error instanceof StravaUnauthorized)) throw error
        await connections.delete(userId)
        throw new AppError('strava.not_connected')
      }
    },

    /** The job that revokes it at Strava. @throws {AppError} `strava.unavailable`: it is tried again. */
    async revoke(revocationId: number): Promise<void> {
      const revocations = stravaRevocationsRepository(db)
      const row = await revocations.find(revocationId)
      if (!row) return
      const accessToken = cipher.decrypt(row.accessToken, 'access')
      const refreshToken = cipher.decrypt(row.refreshToken, 'refresh')
      if (client && accessToken !== null && refreshToken !== null) {
        const isOver = row.expiresAt.getTime() <= Date.now()
        const token = isOver ? (await client.refresh(refreshToken))?.access_token : accessToken
        if (token !== undefined) await client.deauthorize(token)
      }
      await revocations.delete(revocationId)
    },
    deleteOld: () => stravaRevocationsRepository(db).deleteOld(),

    async exportOf(userId: number) {
      const row = await connections.find(userId)
      if (!row) return null
      const { athleteId, athleteName, readsPrivate, createdAt } = row
      return { athleteId, athleteName, readsPrivate, connectedAt: createdAt }
    },
  }
}

export type StravaConnectionsService = ReturnType<typeof createStravaConnectionsService>
