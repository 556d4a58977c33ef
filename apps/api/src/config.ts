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
import type { TranslationServer } from './modules/translations/libre-translate.ts'
import { type DatabaseAddresses, type OperationConfig, readDatabase, readOperation } from './operation-config.ts'
import { type OverlaySettings, readOverlays } from './overlay-settings.ts'
import type { BotCheckSettings } from './platform/bot-check/bot-check.ts'
import { type ElevationSourceSettings, parseElevationSources } from './platform/elevation/elevation-settings.ts'
import { regionsFolderIn } from './platform/routing/regions/tile-set.ts'
import type { RoutingSettings } from './platform/routing/start-routing.ts'
import { readProviders, readStravaApp } from './provider-config.ts'

const ROLES = ['all', 'web', 'worker'] as const
/** The list of the usual public server of OpenStreetMap extracts. */
const EXTRACTS = 'https://download.geofabrik.de/index-v1-nogeom.json'
const PUBLIC_NOMINATIM = 'nominatim.openstreetmap.org'

/** The whole configuration of the process. Nothing else reads the environment. */
export interface Config extends OperationConfig, DatabaseAddresses {
  readonly isDevelopment: boolean
  readonly role: (typeof ROLES)[number]
  readonly host: string
  readonly port: number
  /** Where people reach the product, without a trailing slash. */
  readonly publicUrl: string
  readonly dataFolder: string
  /** The posts of the blog, a folder each; those of the product unless the operator has others. */
  readonly blogFolder: string
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
  /** The SQL of all migrations. */
  readonly migrationsFolder: string
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
  readonly translationServer: TranslationServer | null
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
  /** Hosts, with their ports, that webhooks may reach by http and in private networks. */
  readonly webhookHosts: readonly string[]
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
  const database = readDatabase(read)
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
    ...database,
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
    loadsDemo: read.flag('DEMO', database.databaseUrl === null),
    basemaps: readBasemaps(read),
    overlays: readOverlays(read),
    webBuild: resolve(read.text('WEB_BUILD') ?? fromHere('../../web/build/server/index.js')),
    webSource: fromHere('../../web'),
    blogFolder: resolve(read.text('BLOG_FOLDER') ?? fromHere('../content/blog')),
    migrationsFolder: fromHere('../drizzle'),
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
    ...readOtherServers(read),
    providers: readProviders(read),
    stravaApp: readStravaApp(read),
    hasOffline: read.choice('SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    mayPublishStrava: read.choice('STRAVA_PUBLISHING', ['off', 'allowed'], 'off') === 'allowed',
    takesPicturesOver: read.choice('PICTURE_TAKE_OVER', ['on', 'off'], 'on') === 'on',
    webhookHosts: readHosts(read, 'WEBHOOK_PRIVATE_HOSTS'),
  }
  read.finish()
  return config
}

function readBotCheck(read: ConfigReader): BotCheckSettings | null {
  const difficulty = read.number('BOT_CHECK_DIFFICULTY', 200_000, { min: 100, max: 50_000_000 })
  return read.choice('BOT_CHECK', ['pow', 'off'], 'pow') === 'pow' ? { difficulty } : null
}

/** Servers of others that are asked in place of what is embedded, or for what is not. */
const readOtherServers = (read: ConfigReader) => ({
  placeServer: readPlaceServer(read),
  translationServer: readTranslationServer(read),
})

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

/** The key is no part of the address, which is logged. */
function readTranslationServer(read: ConfigReader): TranslationServer | null {
  const url = read.url('TRANSLATION_URL', ['http', 'https'])
  return url === null ? null : { url, apiKey: read.text('TRANSLATION_API_KEY') }
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

/** Hosts with their ports, separated by commas, as they are in addresses. */
function readHosts(read: ConfigReader, name: string): string[] {
  const hosts = (read.text(name) ?? '').split(/[\s,]+/).filter((host) => host !== '')
  for (const host of hosts) {
    const isHost = URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host
    if (!isHost) read.reject(name, `holds "${host}", but must be hosts such as receiver.internal:8080`)
  }
  return hosts
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
