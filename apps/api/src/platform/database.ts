import { setTimeout as sleep } from 'node:timers/promises'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { isLockTimeout } from './database-errors.ts'

/** A pool or an open transaction: repositories take either, so a transaction cannot be forgotten half way. */
export type Database = PgDatabase<PostgresJsQueryResultHKT>

/** Where PostgreSQL is: a connection address, or the socket of the embedded server. */
export type ConnectionTarget =
  | { readonly url: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

export interface DatabaseHandle {
  readonly db: Database
  /** The same database by connections of their own, whose planner reads no whole table where an index answers. */
  readonly indexedDb: Database
  /** Subscribes to a channel, over a connection of its own that is opened again when it is lost. */
  listen(channel: string, listener: ChannelListener): Promise<void>
  close(): Promise<void>
}

interface ChannelListener {
  readonly onNotify: (payload: string) => void
  /** Each time that hearing begins. */
  readonly onListening: () => void
}

const STATEMENT_TIMEOUT_MS = 15_000
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000

type Options = postgres.Options<Record<string, postgres.PostgresType>>

export function connect(target: ConnectionTarget, options: Options): postgres.Sql {
  const quiet: Options = { onnotice: () => {}, ...options }
  return 'url' in target ? postgres(target.url, quiet) : postgres({ ...target, ...quiet })
}

/** Opens pools. Statements and idle transactions are bounded by the server, so a stuck one cannot hold a request for ever. */
export function createDatabase(target: ConnectionTarget, { maxConnections = 10 } = {}): DatabaseHandle {
  const open = (max: number, settings = {}) => {
    const client = connect(target, { max, connect_timeout: 10, connection: { ...SETTINGS, ...settings } })
    prepareReads(client)
    return client
  }
  const client = open(maxConnections)
  const indexed = open(Math.ceil(maxConnections / 2), { enable_seqscan: 'off' })
  return {
    db: drizzle(client),
    indexedDb: drizzle(indexed),
    async listen(channel, { onNotify, onListening }) {
      await client.listen(channel, onNotify, onListening)
    },
    close: async () => void (await Promise.all([client, indexed].map((pool) => pool.end({ timeout: 5 })))),
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
