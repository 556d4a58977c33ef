import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { extname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AppAddresses } from '@repo/contract'
import { type BasemapSettings, readBasemaps } from './basemap-settings.ts'
import { ConfigReader } from './config-reader.ts'
import type { ProviderSettings } from './modules/accounts/providers/provider-settings.ts'
import type { PlaceServer } from './modules/places/http/http-gazetteer.ts'
import type { StravaApp } from './modules/strava/strava-client.ts'
import { type OverlaySettings, readOverlays } from './overlay-settings.ts'
import type { BotCheckSettings } from './platform/bot-check/bot-check.ts'
import { type ElevationSourceSettings, parseElevationSources } from './platform/elevation/elevation-settings.ts'
import type { S3Settings } from './platform/file-storage/s3-storage.ts'
import { regionsFolderIn } from './platform/routing/regions/tile-set.ts'
import type { RoutingSettings } from './platform/routing/start-routing.ts'
import type { TelemetrySettings } from './platform/telemetry/telemetry.ts'
import { readProviders, readStravaApp } from './provider-config.ts'

const ROLES = ['all', 'web', 'worker'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
/** The list of the usual public server of OpenStreetMap extracts. */
const EXTRACTS = 'https://download.geofabrik.de/index-v1-nogeom.json'
const MIN_SECRET_LENGTH = 32
const MIN_BACKUP_KEY_LENGTH = 16
const PUBLIC_NOMINATIM = 'nominatim.openstreetmap.org'

/** The whole configuration of the process. Nothing else reads the environment. */
export interface Config {
  readonly isDevelopment: boolean
  readonly role: (typeof ROLES)[number]
  readonly host: string
  readonly port: number
  /** Where people reach the product, without a trailing slash. */
  readonly publicUrl: string
  readonly dataFolder: string
  /** The posts of the blog, a folder each; those of the product unless the operator has others. */
  readonly blogFolder: string
  /** Null: the embedded PostgreSQL, in the data folder. */
  readonly databaseUrl: string | null
  /** Null: drawn once and kept in the data folder. */
  readonly secret: string | null
  /** Encrypts and opens backups: a key of age or a passphrase; null: backups are not encrypted. */
  readonly backupKey: string | null
  /** Null: files are in the data folder. */
  readonly s3: S3Settings | null
  /** Null: mail goes to the outbox folder. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Where what people write to the operator is mailed. */
  readonly contactEmail: string
  readonly hasOutboxPage: boolean | null
  /** The operator's social account, named while the product is maintained. */
  readonly socialUrl: string | null
  /** The operator's consent module, loaded after consent, and the origins that it may connect to. */
  readonly consent: { readonly file: string | null; readonly origins: readonly string[] }
  /** A page of the operator's about a renewal of the product, linked in the user menu. */
  readonly renewalUrl: string | null
  /** Pages of the product's app in the stores, offered on phones. */
  readonly apps: AppAddresses
  readonly telemetry: TelemetrySettings
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly isMaintenance: boolean
  /** Counts requests for all processes; null: each counts for itself. */
  readonly redisUrl: string | null
  /** Opens only the pages about the product. */
  readonly isPublicOnly: boolean
  readonly trustProxy: boolean | string
  readonly rateLimitFactor: number
  /** Settings of the bot check; null for no check. */
  readonly botCheck: BotCheckSettings | null
  readonly requestTimeoutMs: number
  /** Days until what people leave behind when they withdraw is deleted. */
  readonly retentionDays: number
  /** Number of shown comments after which a user's links appear without review; 0: links are never held for review. */
  readonly commentsBeforeLinks: number
  /** Of the cache of pages that guests share; 0 for none. */
  readonly pageCacheBytes: number
  readonly loadsDemo: boolean
  readonly basemaps: BasemapSettings
  readonly overlays: OverlaySettings
  readonly webBuild: string
  readonly webSource: string
  /** The folder of the embedded map's archives. */
  readonly basemapAssets: string
  readonly routing: RoutingSettings
  /** Where elevations are looked up, in this order; empty for nowhere. */
  readonly elevation: readonly ElevationSourceSettings[]
  /** Loads the embedded gazetteer in a process of its own. */
  readonly gazetteerProgram: string
  /** Answers requests that take long, in a thread of its own. */
  readonly requestThreadProgram: string
  /** How many such threads there may be; 0: requests are answered by the thread with the socket alone. */
  readonly requestThreads: number
  /** Searches places instead of the embedded gazetteer; null for none. */
  readonly placeServer: PlaceServer | null
  /** Services that people may log in through, in the order of their buttons. */
  readonly providers: readonly ProviderSettings[]
  /** Null: nothing is imported from Strava. */
  readonly stravaApp: StravaApp | null
  /** Whether browsers keep what is read and written without a network; otherwise their service workers remove themselves. */
  readonly hasOffline: boolean
  /** Whether routes from Strava may be shown to others: its agreement allows it with its leave only. */
  readonly mayPublishStrava: boolean
  /** Whether the server fetches pictures of other sites for those who add them. */
  readonly takesPicturesOver: boolean
}

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** A module beside this one that runs in a process of its own: a source here, a bundle where the product is built. */
const program = (name: string) => fromHere(`./${name}${extname(import.meta.url)}`)

/** Of `Name <address>`, or of an address alone. */
const addressOf = (from: string): string => /<([^>]+)>\s*$/.exec(from)?.[1] ?? from

/** @throws with one line for each variable that is not usable. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
  args: readonly string[] = process.argv.slice(2),
): Config {
  const read = new ConfigReader(env)
  const dataFolder = resolve(read.text('DATA_DIR') ?? 'data')
  const databaseUrl = read.url('DATABASE_URL', ['postgres', 'postgresql'])
  const port = read.number('PORT', 3000, { min: 1, max: 65_535 })
  const publicUrl = read.url('PUBLIC_URL', ['http', 'https'])
  const mailFrom = read.text('MAIL_FROM') ?? 'Mishiori <no-reply@localhost>'
  const config: Config = {
    isDevelopment: args.includes('--dev'),
    role: read.choice('ROLE', ROLES, 'all'),
    host: read.text('HOST') ?? 'localhost',
    port,
    publicUrl: (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataFolder,
    databaseUrl,
    ...readOperation(read),
    smtpUrl: read.url('SMTP_URL', ['smtp', 'smtps']),
    mailFrom,
    contactEmail: read.text('CONTACT_EMAIL') ?? addressOf(mailFrom),
    hasOutboxPage: read.text('OUTBOX_PAGE') === null ? null : read.flag('OUTBOX_PAGE', false),
    socialUrl: read.url('SOCIAL_URL', ['https']),
    consent: readConsent(read),
    renewalUrl: read.url('RENEWAL_URL', ['https']),
    apps: { ios: read.url('APP_STORE_URL', ['https']), android: read.url('GOOGLE_PLAY_URL', ['https']) },
    isMaintenance: read.flag('MAINTENANCE', false),
    redisUrl: read.url('REDIS_URL', ['redis', 'rediss']),
    isPublicOnly: read.flag('PUBLIC_ONLY', false),
    trustProxy: readTrustProxy(read),
    rateLimitFactor: read.number('RATE_LIMIT_FACTOR', 1, { min: 1, max: 1_000_000 }),
    botCheck: readBotCheck(read),
    requestTimeoutMs: read.number('REQUEST_TIMEOUT_SECONDS', 20, { min: 2, max: 600 }) * 1_000,
    commentsBeforeLinks: read.number('COMMENTS_BEFORE_LINKS', 0, { min: 0, max: 100 }),
    retentionDays: read.number('RETENTION_DAYS', 30, { min: 0, max: 3_650 }),
    pageCacheBytes: read.number('PAGE_CACHE_MB', 64, { min: 0, max: 65_536 }) * 1024 * 1024,
    loadsDemo: read.flag('DEMO', databaseUrl === null),
    basemaps: readBasemaps(read),
    overlays: readOverlays(read),
    webBuild: resolve(read.text('WEB_BUILD') ?? fromHere('../../web/build/server/index.js')),
    webSource: fromHere('../../web'),
    blogFolder: resolve(read.text('BLOG_FOLDER') ?? fromHere('../content/blog')),
    basemapAssets: fromHere('../../../packages/basemap/assets'),
    routing: {
      routingUrl: read.url('ROUTING_URL', ['http', 'https']),
      regionsFolder: regionsFolderIn(dataFolder),
      demoFile: fromHere('../../../packages/demo-region/assets/town.osm.pbf'),
      regionIndexUrl: read.url('REGION_INDEX_URL', ['https', 'http']) ?? EXTRACTS,
      program: program('routing-child'),
    },
    elevation: readElevation(read),
    gazetteerProgram: program('gazetteer-child'),
    requestThreadProgram: program('request-thread'),
    requestThreads: read.number('REQUEST_THREADS', Math.max(1, availableParallelism() - 1), { min: 0, max: 64 }),
    placeServer: readPlaceServer(read),
    providers: readProviders(read),
    stravaApp: readStravaApp(read),
    hasOffline: read.choice('SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    mayPublishStrava: read.choice('STRAVA_PUBLISHING', ['off', 'allowed'], 'off') === 'allowed',
    takesPicturesOver: read.choice('PICTURE_TAKE_OVER', ['on', 'off'], 'on') === 'on',
  }
  read.finish()
  return config
}

function readBotCheck(read: ConfigReader): BotCheckSettings | null {
  const difficulty = read.number('BOT_CHECK_DIFFICULTY', 200_000, { min: 100, max: 50_000_000 })
  return read.choice('BOT_CHECK', ['pow', 'off'], 'pow') === 'pow' ? { difficulty } : null
}

/** `photon+https://…` or `nominatim+https://…`: the kind of the server before its address. */
function readPlaceServer(read: ConfigReader): PlaceServer | null {
  const protocols = ['photon+https', 'photon+http', 'nominatim+https', 'nominatim+http']
  const [, kind, url] = /^(photon|nominatim)\+(.+)$/.exec(read.url('PLACES_URL', protocols) ?? '') ?? []
  if (url === undefined) return null
  if (new URL(url).hostname === PUBLIC_NOMINATIM) {
    read.reject(
      'PLACES_URL',
      `names ${PUBLIC_NOMINATIM}, whose rules forbid searching while somebody types; run a server of your own`,
    )
  }
  return { kind: kind === 'photon' ? 'photon' : 'nominatim', url }
}

function readElevation(read: ConfigReader): readonly ElevationSourceSettings[] {
  try {
    return parseElevationSources(read.text('ELEVATION') ?? '')
  } catch (error) {
    read.reject('ELEVATION', error instanceof Error ? error.message : String(error))
    return []
  }
}

function readConsent(read: ConfigReader): Config['consent'] {
  const file = read.text('CONSENT_SCRIPT')
  const origins = (read.text('CONSENT_ORIGINS') ?? '').split(/[\s,]+/).filter((origin) => origin !== '')
  for (const origin of origins) {
    const isOrigin = URL.canParse(origin) && origin.startsWith('https://') && new URL(origin).origin === origin
    if (!isOrigin)
      read.reject('CONSENT_ORIGINS', `holds "${origin}", but must be origins such as https://stats.example`)
  }
  if (file !== null && !existsSync(file)) read.reject('CONSENT_SCRIPT', `names ${file}, which does not exist`)
  return { file: file && resolve(file), origins }
}

function readSecret(read: ConfigReader): string | null {
  const secret = read.text('SECRET')
  if (secret !== null && secret.length < MIN_SECRET_LENGTH) {
    read.reject('SECRET', `has ${secret.length} characters, but needs at least ${MIN_SECRET_LENGTH}`)
  }
  return secret
}

/** What operators need to keep the product safe and to see what it does. */
function readOperation(read: ConfigReader): Pick<Config, 'secret' | 'backupKey' | 's3' | 'telemetry' | 'logLevel'> {
  return {
    secret: readSecret(read),
    backupKey: readBackupKey(read),
    s3: readS3(read),
    telemetry: readTelemetry(read),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'warn'),
  }
}

/** `https://s3.example.com/bucket`, with the two keys. */
function readS3(read: ConfigReader): S3Settings | null {
  const url = read.url('STORAGE_URL', ['https', 'http'])
  if (url === null) return null
  const { origin, pathname } = new URL(url)
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname)?.[1]
  if (bucket === undefined) read.reject('STORAGE_URL', 'must name a bucket, as https://s3.example.com/bucket does')
  const keyOf = (name: string) => {
    const key = read.text(name)
    if (key === null) read.reject(name, 'is missing: STORAGE_URL needs it')
    return key ?? ''
  }
  return {
    endpoint: origin,
    bucket: bucket ?? '',
    region: read.text('STORAGE_REGION') ?? 'us-east-1',
    accessKey: keyOf('STORAGE_ACCESS_KEY'),
    secretKey: keyOf('STORAGE_SECRET_KEY'),
  }
}

function readTelemetry(read: ConfigReader): TelemetrySettings {
  const metricsPort = read.number('METRICS_PORT', 0, { min: 1, max: 65_535 })
  return {
    metrics: metricsPort === 0 ? null : { host: read.text('METRICS_HOST') ?? '127.0.0.1', port: metricsPort },
    otlpUrl: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https'])?.replace(/\/+$/, '') ?? null,
    tracedShare: read.number('TRACED_PERCENT', 10, { min: 0, max: 100 }) / 100,
  }
}

function readBackupKey(read: ConfigReader): string | null {
  const key = read.text('BACKUP_KEY')
  if (key === null) return null
  if (key.length < MIN_BACKUP_KEY_LENGTH) {
    read.reject('BACKUP_KEY', `has ${key.length} characters, but needs at least ${MIN_BACKUP_KEY_LENGTH}`)
  }
  const isOfAge = /^(age1|AGE-SECRET-KEY-)/i.test(key)
  if (isOfAge && !/^(age1[02-9ac-hj-np-z]{58,}|AGE-SECRET-KEY-(PQ-)?1[02-9AC-HJ-NP-Z]{58,})$/.test(key)) {
    read.reject('BACKUP_KEY', 'begins as a key of age, but is none')
  }
  return key
}

/** `1` believes every proxy, otherwise the addresses or networks of the trusted ones, separated by commas. */
function readTrustProxy(read: ConfigReader): boolean | string {
  const text = read.text('TRUST_PROXY')
  if (text === null || text === '0' || text === 'false') return false
  if (text === '1' || text === 'true') return true
  if (!/^[\da-fA-F.:,/ ]+$/.test(text)) {
    read.reject('TRUST_PROXY', `is "${text}", but must be 1, 0 or addresses separated by commas`)
  }
  return text
}
