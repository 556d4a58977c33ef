import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import type { AppSettings } from '../settings.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The settings of the application, from the configuration. */
export function toSettings(config: Config): AppSettings {
  return {
    publicUrl: config.publicUrl,
    dataFolder: config.dataFolder,
    s3: config.s3,
    cdn: config.cdn,
    searchEngine: config.searchEngine,
    contactEmail: config.contactEmail,
    blogFolder: config.blogFolder,
    trustProxy: config.trustProxy,
    isMaintenance: config.isMaintenance,
    isPublicOnly: config.isPublicOnly,
    isDevelopment: config.isDevelopment,
    rateLimitFactor: config.rateLimitFactor,
    botCheck: config.botCheck,
    mapOrigins: [...new Set([...config.basemaps.origins, ...config.overlays.origins])],
    consentOrigins: config.consent.origins,
    requestTimeoutMs: config.requestTimeoutMs,
    placeServer: config.placeServer,
    translationServer: config.translationServer,
    retentionDays: config.retentionDays,
    takesPicturesOver: config.takesPicturesOver,
    webhookHosts: config.webhookHosts,
    commentsBeforeLinks: config.commentsBeforeLinks,
    providers: config.providers,
    stravaApp: config.stravaApp,
    mayPublishStrava: config.mayPublishStrava,
    secret: config.secret ?? readOrCreateSecret(join(config.dataFolder, 'secret')),
    log: config.logLevel === 'silent' ? false : { level: config.logLevel },
  }
}

/**
 * The outbox holds other people's codes: its page opens by itself only where the product is reached from this machine.
 * `OUTBOX_PAGE` decides otherwise.
 */
export function showsOutbox(config: Config): boolean {
  if (config.smtpUrl !== null) return false
  return config.hasOutboxPage ?? LOOPBACK.has(new URL(config.publicUrl).hostname)
}

/** The installation's secret: drawn at the first start and kept, so that links and forms survive a restart. */
function readOrCreateSecret(file: string): string {
  const existing = readSecret(file)
  if (existing !== null) return existing
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(unfinished, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(unfinished, file) // of two first starts at once, one wins
  } catch (error) {
    if (readSecret(file) === null) throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}
