import { setTimeout as sleep } from 'node:timers/promises'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import type postgres from 'postgres'
import { type ChannelListener, createChannels } from './database-channels.ts'
import { type ConnectionTarget, connect } from './database-connection.ts'
import { isLockTimeout } from './database-errors.ts'
import { watchDatabase } from './database-watch.ts'

export { type ConnectionTarget, connect } from './database-connection.ts'

/** A pool or an open transaction: repositories take either, so a transaction cannot be forgotten half way. */
export type Database = PgDatabase<PostgresJsQueryResultHKT>

export interface DatabaseHandle {
  readonly db: Database
  /** The same database by connections of their own, whose planner reads no whole table where an index answers. */
  readonly indexedDb: Database
  /** Subscribes to a channel, over a connection of its own that is opened again when it is lost. */
  listen(channel: string, listener: ChannelListener): Promise<void>
  close(): Promise<void>
}

const STATEMENT_TIMEOUT_MS = 15_000
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000
/** Longer than the server lets a statement run: only a connection that hangs is silent so long. */
const QUERY_TIMEOUT_SECONDS = 17

interface DatabaseOptions {
  readonly maxConnections?: number
  /** Seconds after which a query without an answer loses its connection; null for work whose statements may take longer. */
  readonly queryTimeoutSeconds?: number | null
  /**
   * Times as long as usual until statements and idle transactions are ended. The database also waits for its client, within a
   * statement as well: for those who give way to others, or compute for seconds meanwhile.
   */
  readonly patience?: number
}

/**
 * Opens pools. Statements and idle transactions are bounded by the server, so a stuck one cannot hold a request for ever; a
 * server that is stuck itself is noticed here. Then what waits for it fails, and the pools are opened anew when it answers.
 */
export function createDatabase(
  target: ConnectionTarget,
  { maxConnections = 10, patience = 1, queryTimeoutSeconds = patience * QUERY_TIMEOUT_SECONDS }: DatabaseOptions = {},
): DatabaseHandle {
  const timeouts = {
    statement_timeout: patience * STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: patience * IDLE_TRANSACTION_TIMEOUT_MS,
  }
  const open =
    (max: number, settings = {}) =>
    () => {
      const client = connect(target, {
        max,
        connect_timeout: 10,
        ...(queryTimeoutSeconds === null ? {} : { query_timeout: queryTimeoutSeconds }),
        connection: { ...SETTINGS, ...timeouts, ...settings },
      })
      drizzle(client) // it has the client pass dates and JSON through as text
      prepareReads(client)
      return client
    }
  const pools = renewableClient(open(maxConnections))
  const indexed = renewableClient(open(Math.ceil(maxConnections / 2), { enable_seqscan: 'off' }))
  const channels = createChannels(() => connect(target, { max: 1, connection: SETTINGS }))
  const all = [pools, indexed, channels]
  const stopWatching = watchDatabase(target, {
    onSilence: () => {
      for (const one of all) one.abandon()
    },
    onVoice: () => {
      for (const one of all) one.renew()
    },
  })
  return {
    db: drizzle(pools.client),
    indexedDb: drizzle(indexed.client),
    listen: channels.listen,
    close: async () => {
      await stopWatching()
      await Promise.all(all.map((one) => one.close()))
    },
  }
}

const SETTINGS = {
  application_name: 'mishiori',
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
  // Every query here finishes sooner than a second process would start.
  max_parallel_workers_per_gather: 0,
}

/**
 * Drizzle has every text parsed and planned anew. A prepared one keeps its plan for as long as the connection lives.
 * Only reads: for the columns that are written, the driver would turn values that Drizzle has turned already into text
 * once more.
 */
function prepareReads(client: postgres.Sql): void {
  prepareReadsOf(client)
  const { begin } = client
  // A transaction has a client of its own, of the same connection and what is prepared there.
  const beginPrepared = <T>(work: (transaction: postgres.TransactionSql) => T | Promise<T>) =>
    begin((transaction) => {
      prepareReadsOf(transaction)
      return work(transaction)
    })
  Object.assign(client, { begin: beginPrepared })
}

function prepareReadsOf(client: postgres.ISql): void {
  const send = client.unsafe
  const prepared = { prepare: true, simple: false } // the driver knows `simple`, its types do not
  client.unsafe = (text, parameters, options) =>
    send(text, parameters, text.startsWith('select ') ? { ...options, ...prepared } : options)
}

/**
 * Brings the schema up to date. Several processes may start at once: they wait for each other. A change of a table
 * waits for its readers, and all who save wait behind it: so it gives way after a moment and is tried again.
 */
export async function migrateDatabase(target: ConnectionTarget, migrationsFolder: string): Promise<void> {
  const client = connect(target, { max: 1 })
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await client`select set_config('lock_timeout', ${LOCK_TIMEOUT}, false)`
    await untilLocked(() => migrate(drizzle(client), { migrationsFolder }))
  } finally {
    await client.end({ timeout: 5 })
  }
}

const MIGRATION_LOCK = 727_002
const LOCK_TIMEOUT = '500ms'
const LOCK_ATTEMPTS = 100
const LOCK_PAUSE_MS = 1_000

async function untilLocked(change: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change()
    } catch (error) {
      if (attempt === LOCK_ATTEMPTS || !isLockTimeout(error)) throw error
    }
    await sleep(LOCK_PAUSE_MS)
  }
}

interface RenewableClient {
  /** Stands for the client of the moment. */
  readonly client: postgres.Sql
  /** Fails what is asked of it, now and until it is renewed. */
  abandon(): void
  /** Opens another in its place. */
  renew(): void
  close(): Promise<void>
}

/** A pool of connections that can be replaced as a whole. */
function renewableClient(open: () => postgres.Sql): RenewableClient {
  let current = open()
  const abandon = () => {
    // It fails everything at once, and the connections that hang are closed.
    void current.end({ timeout: 0 })
  }
  return {
    client: new Proxy(current, { get: (_, name) => Reflect.get(current, name) }),
    abandon,
    renew() {
      abandon()
      current = open()
    },
    close: () => current.end({ timeout: 5 }),
  }
}
