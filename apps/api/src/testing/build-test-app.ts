import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAZETTEER_FILE } from '@repo/basemap/gazetteer'
import type { Locale } from '@repo/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { createJobHandlers, doneInThreads } from '../job-handlers.ts'
import type { Post } from '../modules/blog/read-posts.ts'
import { loadGazetteer } from '../modules/places/load-gazetteer.ts'
import { createRoutePictures } from '../modules/route-articles/previews/draw-on-basemap.ts'
import { type Counting, countInMemory } from '../platform/counting/counting.ts'
import { createDatabase, type Database, type DatabaseHandle } from '../platform/database.ts'
import type { ElevationChain } from '../platform/elevation/elevation-chain.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { createOutbox, type OutboxMail } from '../platform/mail/outbox.ts'
import type { RequestThreads } from '../platform/request-threads/request-threads.ts'
import type { ThreadStart } from '../platform/request-threads/thread-messages.ts'
import { regionsFolderIn } from '../platform/routing/regions/tile-set.ts'
import { noRouting, type RoutingEngine } from '../platform/routing/routing-engine.ts'
import { users } from '../platform/session/users.table.ts'
import { noTelemetry, type Telemetry } from '../platform/telemetry/telemetry.ts'
import { createServices, type Services } from '../services.ts'
import type { AppSettings } from '../settings.ts'
import { createSecrets } from './secrets.ts'
import { createTestClient, type TestClient } from './test-client.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface TestUser extends TestClient {
  readonly user: { readonly id: number; readonly name: string; readonly email: string }
}

interface UserOptions {
  readonly name?: string
  readonly nickname?: string
  readonly email?: string
  readonly locale?: Locale
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly db: Database
  readonly listen: DatabaseHandle['listen']
  readonly replica: DatabaseHandle['replica']
  readonly services: Services
  /** What servers of the operator's choice did wrong. */
  readonly warnings: readonly string[]
  readonly dataFolder: string
  /** A guest. `address` is where its requests seem to come from. */
  aGuest(options?: { address?: string }): TestClient
  aVerifiedUser(options?: UserOptions): Promise<TestUser>
  anUnverifiedUser(options?: UserOptions): Promise<TestUser>
  aModerator(options?: UserOptions): Promise<TestUser>
  /** Waits until the worker has sent this many mails to the address. Newest first. */
  mailsTo(email: string, count: number): Promise<OutboxMail[]>
  close(): Promise<void>
}

/** Implementations of ports that replace the default ones. */
interface TestParts {
  readonly routing?: RoutingEngine
  readonly elevation?: ElevationChain
  readonly counting?: Counting
  /** Of the blog, newest first. */
  readonly posts?: readonly Post[]
  /** Answer what takes long. */
  readonly threads?: (start: Omit<ThreadStart, 'webBuild'>, services: Services) => RequestThreads | null
  /** Pages beside the API. */
  readonly pages?: (
    app: FastifyInstance,
    parts: { services: Services; threads: RequestThreads | null },
  ) => Promise<void>
  readonly telemetry?: Telemetry
  /** Shared with another application; not deleted at the end. */
  readonly database?: TestDatabase
}

const BASEMAP_ASSETS = fileURLToPath(new URL('../../../../packages/basemap/assets', import.meta.url))
const PUBLIC_URL = 'http://localhost'

/**
 * The whole application on a database of its own. Build one per test file and close it in `afterAll`, which fails when
 * the log holds a secret. `extend` may add routes that a test needs, `wrapMailer` a mail server that fails.
 */
export async function buildTestApp(
  overrides: Partial<AppSettings> = {},
  extend: (app: FastifyInstance) => void = () => {},
  wrapMailer: (outbox: Mailer) => Mailer = (outbox) => outbox,
  { routing = noRouting, elevation, counting = countInMemory, database: shared, posts = [], ...parts }: TestParts = {},
): Promise<TestApp> {
  const database = shared ?? (await createTestDatabase())
  const warnings: string[] = []
  const { db, indexedDb, listen, replica, close } = createDatabase(database.target, {
    maxConnections: 8,
    reportReplica: (warning) => warnings.push(warning),
  })
  const dataFolder = mkdtempSync(join(tmpdir(), 'mishiori-data-'))
  const secrets = createSecrets()
  const logged: string[] = []
  const settings: AppSettings = {
    publicUrl: PUBLIC_URL,
    secret: 'a secret of thirty-two characters',
    dataFolder,
    contactEmail: 'operator@example.com',
    blogFolder: join(dataFolder, 'blog'),
    trustProxy: false,
    isMaintenance: false,
    isPublicOnly: false,
    rateLimitFactor: 1_000,
    mapOrigins: [],
    consentOrigins: [],
    placeServer: null,
    translationServer: null,
    retentionDays: 30,
    commentsBeforeLinks: 0,
    log: { level: 'info', stream: { write: (line) => void logged.push(line) } },
    providers: [],
    stravaApp: null,
    mayPublishStrava: false,
    takesPicturesOver: true,
    botCheck: null,
    isDevelopment: false,
    requestTimeoutMs: 20_000,
    ...overrides,
  }
  const jobs = await startJobs(database.target, (error) => app.log.error(error), { pollSeconds: 1 })
  const outbox = createOutbox(join(settings.dataFolder, 'outbox'))
  const services = createServices({
    settings,
    db,
    indexedDb,
    jobs,
    mailer: wrapMailer(outbox),
    routePictures: createRoutePictures({
      basemapAssets: BASEMAP_ASSETS,
      regionsFolder: regionsFolderIn(settings.dataFolder),
    }),
    routing,
    elevation: elevation ?? null,
    loadGazetteer: async (signal) => {
      const patient = createDatabase(database.target, { maxConnections: 1, queryTimeoutSeconds: null })
      return loadGazetteer(patient.db, join(BASEMAP_ASSETS, GAZETTEER_FILE), signal).finally(patient.close)
    },
    posts,
    report: (warning) => warnings.push(warning),
  })
  if (replica) services.pages.onChange(replica.changed)
  const threads =
    parts.threads?.({ target: database.target, settings, basemapAssets: BASEMAP_ASSETS }, services) ?? null
  const { telemetry = noTelemetry } = parts
  const app = await buildApp({ settings, db, services, outbox, counting, threads, telemetry })
  await jobs.work(doneInThreads(createJobHandlers(db, services), threads))
  extend(app)
  await parts.pages?.(app, { services, threads })
  await app.ready()
  const { sessions } = services

  const aUser = async (options: UserOptions, is: { isVerified: boolean; role?: 'moderator' }): Promise<TestUser> => {
    const { isVerified, role = 'user' } = is
    const name = options.name ?? `user_${crypto.randomUUID().slice(0, 8)}`
    const email = options.email ?? `${name}@example.com`
    const [row] = await db
      .insert(users)
      .values({
        name,
        email,
        nickname: options.nickname ?? '',
        locale: options.locale ?? 'ja',
        passwordHash: '!',
        role,
        emailVerifiedAt: isVerified ? sql`now()` : null,
      })
      .returning({ id: users.id })
    if (!row) throw new Error('No user was inserted.')
    const client = createTestClient(app, { secrets })
    const sessionId = await sessions.open(row.id, { userAgent: '' })
    client.cookies.set(sessions.cookieName, sessionId)
    secrets.noteCookie(sessionId)
    return { ...client, user: { id: row.id, name, email } }
  }

  return {
    app,
    db,
    listen,
    replica,
    services,
    warnings,
    dataFolder: settings.dataFolder,
    aGuest: (options) => createTestClient(app, { ...options, secrets }),
    aVerifiedUser: (options = {}) => aUser(options, { isVerified: true }),
    anUnverifiedUser: (options = {}) => aUser(options, { isVerified: false }),
    aModerator: (options = {}) => aUser(options, { isVerified: true, role: 'moderator' }),
    mailsTo: (email, count) =>
      vi.waitFor(async () => {
        const mails = (await outbox.list(1_000)).filter(({ to }) => to === email)
        expect(mails.length).toBeGreaterThanOrEqual(count)
        for (const { text } of mails) secrets.noteMail(text)
        return mails
      }, 30_000),
    async close() {
      await app.close()
      await threads?.close()
      await jobs.stop()
      await close()
      if (!shared) await database.drop()
      rmSync(dataFolder, { recursive: true, force: true })
      expect(secrets.findIn(logged.join('')), 'secrets in the log').toEqual([])
    },
  }
}
