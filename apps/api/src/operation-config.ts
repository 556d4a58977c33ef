import type { ConfigReader } from './config-reader.ts'
import type { SearchEngineSettings } from './modules/route-articles/search/engine/engine-client.ts'
import { type CdnSettings, readCdn } from './platform/cdn/cdn-settings.ts'
import type { S3Settings } from './platform/file-storage/s3-storage.ts'
import type { TelemetrySettings } from './platform/telemetry/telemetry.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
const MIN_SECRET_LENGTH = 32
const MIN_BACKUP_KEY_LENGTH = 16
/** Begins names of indexes; the engine's own rules are wider. */
const INDEX_PREFIX = /^[a-z][a-z0-9]{0,30}$/

/** What operators need to keep the product safe and fast, and to see what it does. */
export interface OperationConfig {
  /** Null: drawn once and kept in the data folder. */
  readonly secret: string | null
  /** Encrypts and opens backups: a key of age or a passphrase; null: backups are not encrypted. */
  readonly backupKey: string | null
  /** Null: files are in the data folder. */
  readonly s3: S3Settings | null
  /** Null: no CDN is purged. */
  readonly cdn: CdnSettings | null
  /** Null: the database alone answers searches. */
  readonly searchEngine: SearchEngineSettings | null
  readonly telemetry: TelemetrySettings
  readonly logLevel: (typeof LOG_LEVELS)[number]
}

export function readOperation(read: ConfigReader): OperationConfig {
  return {
    secret: readSecret(read),
    backupKey: readBackupKey(read),
    s3: readS3(read),
    cdn: readCdn(read),
    searchEngine: readSearchEngine(read),
    telemetry: readTelemetry(read),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'warn'),
  }
}

function readSecret(read: ConfigReader): string | null {
  const secret = read.text('SECRET')
  if (secret !== null && secret.length < MIN_SECRET_LENGTH) {
    read.reject('SECRET', `has ${secret.length} characters, but needs at least ${MIN_SECRET_LENGTH}`)
  }
  return secret
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

/** `SEARCH_URL`, as `https://search.example.com:9200/mishiori`, with `SEARCH_KEY`: `user:password` or a token. */
function readSearchEngine(read: ConfigReader): SearchEngineSettings | null {
  const url = read.url('SEARCH_URL', ['https', 'http'])
  const key = read.text('SEARCH_KEY')
  if (url === null) {
    if (key !== null && read.text('SEARCH_URL') === null) read.reject('SEARCH_URL', 'is missing: SEARCH_KEY needs it')
    return null
  }
  const { origin, pathname, search, hash, username, password } = new URL(url)
  if (username !== '' || password !== '') read.reject('SEARCH_URL', 'must hold no user and password: set SEARCH_KEY')
  const prefix = pathname === '/' ? 'mishiori' : pathname.slice(1).replace(/\/$/, '')
  if (!INDEX_PREFIX.test(prefix) || search !== '' || hash !== '') {
    read.reject(
      'SEARCH_URL',
      'must end in a name of small letters and digits, as https://search.example.com/mishiori does',
    )
  }
  return { url: origin, prefix, authorization: key === null ? null : authorizationOf(key) }
}

const authorizationOf = (key: string) =>
  key.includes(':') ? `Basic ${Buffer.from(key).toString('base64')}` : `Bearer ${key}`

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

/** Where the operator has put the database. */
export interface DatabaseAddresses {
  /** The server itself; null: the embedded PostgreSQL, in the data folder. */
  readonly databaseUrl: string | null
  /** PgBouncer in transaction mode before it; null for none. */
  readonly poolerUrl: string | null
  /** A streaming replica that guests read from; null for none. */
  readonly replicaUrl: string | null
}

/** `DATABASE_URL` names the server, or a pooler before the server that `DATABASE_DIRECT_URL` names. */
export function readDatabase(read: ConfigReader): DatabaseAddresses {
  const protocols = ['postgres', 'postgresql']
  const url = read.url('DATABASE_URL', protocols)
  const directUrl = read.url('DATABASE_DIRECT_URL', protocols)
  const replicaUrl = read.url('DATABASE_REPLICA_URL', protocols)
  for (const [name, other] of Object.entries({ DATABASE_DIRECT_URL: directUrl, DATABASE_REPLICA_URL: replicaUrl }))
    if (url === null && other !== null) read.reject('DATABASE_URL', `is missing: ${name} needs it`)
  return directUrl === null
    ? { databaseUrl: url, poolerUrl: null, replicaUrl }
    : { databaseUrl: directUrl, poolerUrl: url, replicaUrl }
}
