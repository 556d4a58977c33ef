import postgres from 'postgres'

/** A connection address, or the socket of the embedded server. */
export type ServerAddress =
  | { readonly url: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

/** Where PostgreSQL is. */
export type ConnectionTarget = ServerAddress & {
  /** PgBouncer in transaction mode before the same database: its connections keep no state from one transaction to the next. */
  readonly pooler?: ServerAddress
  /** A streaming replica. */
  readonly replica?: ServerAddress
}

export type ConnectionOptions = postgres.Options<Record<string, postgres.PostgresType>>

/**
 * How connections to PgBouncer differ. The next statement may get another session of the server, which knows nothing that was
 * prepared before. And a query must not begin before the last one ends: PgBouncer gives the session away then.
 */
export const THROUGH_POOLER = { prepare: false, max_pipeline: 0 } satisfies ConnectionOptions

const SLOWEST_RECONNECT_SECONDS = 0.5

/** Seconds until the driver connects again. Its own pauses grow to 20 seconds, in which a database that is back is not used. */
const backoff = (failures: number) =>
  (0.5 + Math.random() / 2) * Math.min(3 ** failures / 100, SLOWEST_RECONNECT_SECONDS)

/** Connects to the server itself, even where there is a pooler. */
export function connect(target: ServerAddress, options: ConnectionOptions): postgres.Sql {
  const quiet: ConnectionOptions = { onnotice: () => {}, backoff, ...options }
  if ('url' in target) return postgres(target.url, quiet)
  const { host, port, user, database } = target
  return postgres({ host, port, user, database, ...quiet })
}
