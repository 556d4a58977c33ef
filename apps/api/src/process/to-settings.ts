import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { AppSettings } from '../settings.ts'
import { readOrCreateSecret } from './secret-file.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The settings of the application, from the configuration. */
export function toSettings(config: Config): AppSettings {
  return {
    publicUrl: config.publicUrl,
    dataFolder: config.dataFolder,
    contactEmail: config.contactEmail,
    blogFolder: config.blogFolder,
    trustProxy: config.trustProxy,
    isMaintenance: config.isMaintenance,
    isPublicOnly: config.isPublicOnly,
    isDevelopment: config.isDevelopment,
    rateLimitFactor: config.rateLimitFactor,
    botCheck: config.botCheck,
    mapOrigins: config.basemaps.origins,
    consentOrigins: config.consent.origins,
    requestTimeoutMs: config.requestTimeoutMs,
    placeServer: config.placeServer,
    retentionDays: config.retentionDays,
    takesPicturesOver: config.takesPicturesOver,
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
