import type { ProviderSettings } from './modules/accounts/providers/provider-settings.ts'
import type { PlaceServer } from './modules/places/http/http-gazetteer.ts'
import type { SearchEngineSettings } from './modules/route-articles/search/engine/engine-client.ts'
import type { StravaApp } from './modules/strava/strava-client.ts'
import type { TranslationServer } from './modules/translations/libre-translate.ts'
import type { BotCheckSettings } from './platform/bot-check/bot-check.ts'
import type { CdnSettings } from './platform/cdn/cdn-settings.ts'
import type { S3Settings } from './platform/file-storage/s3-storage.ts'

/** How much is logged, and where to; standard output when no stream is given. */
export interface LogSettings {
  readonly level: string
  readonly stream?: { write(line: string): void }
}

/** What the application needs to know of its configuration. `config.ts` makes it from the environment, tests by hand. */
export interface AppSettings {
  /** Where the product is reached, without a trailing slash. */
  readonly publicUrl: string
  /** Signs CSRF tokens and hides e-mail codes; at least 32 characters. */
  readonly secret: string
  /** Pictures and other files live below it. */
  readonly dataFolder: string
  /** Null: files are in the data folder. */
  readonly s3?: S3Settings | null
  /** Null: no CDN that could be purged is before the product. */
  readonly cdn?: CdnSettings | null
  /** Null: the database alone answers searches. */
  readonly searchEngine?: SearchEngineSettings | null
  /** Where what people write to the operator is mailed. */
  readonly contactEmail: string
  /** The posts of the blog, a folder each. */
  readonly blogFolder: string
  /** Addresses of proxies whose `X-Forwarded-For` is believed; false when there is none. */
  readonly trustProxy: boolean | string
  /** Closed for as long as the process lives; operators close it for a while by the command. */
  readonly isMaintenance: boolean
  /** Only the pages about the product are open. */
  readonly isPublicOnly: boolean
  /** Multiplies the limits counted per address, for offices behind one address and load tests. */
  readonly rateLimitFactor: number
  /** Origins that maps may load styles and tiles from besides our own. */
  readonly mapOrigins: readonly string[]
  /** Origins that the operator's script may load from and connect to, after consent. */
  readonly consentOrigins: readonly string[]
  readonly log: LogSettings | false
  /** Null: the bot check is disabled. */
  readonly botCheck: BotCheckSettings | null
  /** Searches places instead of the embedded gazetteer; null for none. */
  readonly placeServer: PlaceServer | null
  /** Null where authors are offered no machine translation. */
  readonly translationServer: TranslationServer | null
  /** Days until the routes and pictures of a deleted account are deleted. */
  readonly retentionDays: number
  /** Number of shown comments after which a user's links appear without review; 0: links are never held for review. */
  readonly commentsBeforeLinks: number
  /** Services that people may log in through, in the order of their buttons. */
  readonly providers: readonly ProviderSettings[]
  /** The operator's app at Strava, of whose athletes activities are imported; null for none. */
  readonly stravaApp: StravaApp | null
  /** Whether routes from Strava may be shown to others. */
  readonly mayPublishStrava: boolean
  /** Whether pictures of other sites are fetched for those who add them. */
  readonly takesPicturesOver: boolean
  /** Hosts, with their ports, that webhooks may reach by http and in private networks. */
  readonly webhookHosts?: readonly string[]
  /** Vite's inline styles and its socket are let through. */
  readonly isDevelopment: boolean
  /** Milliseconds within which a request must have arrived whole. */
  readonly requestTimeoutMs: number
}
