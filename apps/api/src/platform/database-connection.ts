import postgres from 'postgres'

/** Where PostgreSQL is: a connection address, or the socket of the embedded server. */
export type ConnectionTarget =
  | { readonly url: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

export type ConnectionOptions = postgres.Options<Record<string, postgres.PostgresType>>

const SLOWEST_RECONNECT_SECONDS = 0.5

/** Seconds until the driver connects again. Its own pauses grow to 20 seconds, in which a database that is back is not used. */
const backoff = (failures: number) =>
  (0.5 + Math.random() / 2) * Math.min(3 ** failures / 100, SLOWEST_RECONNECT_SECONDS)

export function connect(target: ConnectionTarget, options: ConnectionOptions): postgres.Sql {
  const quiet: ConnectionOptions = { onnotice: () => {}, backoff, ...options }
  return 'url' in target ? postgres(target.url, quiet) : postgres({ ...target, ...quiet })
}
