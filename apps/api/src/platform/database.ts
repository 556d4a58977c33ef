import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { type ChannelListener, createChannels } from './database-channels.ts'
import { type ConnectionTarget, connect, type ServerAddress, THROUGH_POOLER } from './database-connection.ts'
import { SESSION_SETTINGS, sessionLimits } from './database-limits.ts'
import { watchDatabase, watchPooler } from './database-watch.ts'
import { limitTransactions } from './pooled-client.ts'
import { prepareStatements } from './prepared-statements.ts'
import { renewableClient } from './renewable-client.ts'
import { type ReadCounts, readFromReplica } from './replica/read-from-replica.ts'
import { createReplica, type Replica } from './replica/replica.ts'
import { createTransactionTurns, takeTurns } from './transaction-turns.ts'

export { type ConnectionTarget, connect } from './database-connection.ts'
export { migrateDatabase } from './migrate-database.ts'

/** A pool or an open transaction: repositories take either, so a transaction cannot be forgotten half way. */
export type Database = PgDatabase<PostgresJsQueryResultHKT>

export interface DatabaseHandle {
  readonly db: Database
  /** The same database by connections of their own, whose planner reads no whole table where an index answers. */
  readonly indexedDb: Database
  /** Subscribes to a channel, over a connection of its own that is opened again when it is lost. */
  listen(channel: string, listener: ChannelListener): Promise<void>
  /** Null where there is none, or none was asked for. */
  readonly replica: (Replica & { readonly reads: ReadCounts }) | null
  close(): Promise<void>
}

/** Longer than the server lets a statement run: only a connection that hangs is silent so long. */
const QUERY_TIMEOUT_SECONDS = 17

interface DatabaseOptions {
  readonly maxConnections?: number
  /** Seconds after which a query without an answer loses its connection; null for work whose statements may take longer. */
  readonly queryTimeoutSeconds?: number | null
  /**
   * Times as long as usual until statements, locks and idle transactions are given up. The database also waits for its client,
   * within a statement as well: for those who give way to others, or compute for seconds meanwhile.
   */
  readonly patience?: number
  /**
   * Lets guests read from the replica of the target, if there is one. Whoever wants that must tell it of public changes. Reports
   * when it is not used any more, and when it is again.
   */
  readonly reportReplica?: (warning: string) => void
}

/**
 * Opens pools. Statements and idle transactions are bounded by the server, so a stuck one cannot hold a request for ever; a
 * server that is stuck itself is noticed here. Then what waits for it fails, and the pools are opened anew when it answers.
 * Where there is a pooler, everything goes through it but what needs a session of its own.
 */
export function createDatabase(
  target: ConnectionTarget,
  {
    maxConnections = 10,
    patience = 1,
    queryTimeoutSeconds = patience * QUERY_TIMEOUT_SECONDS,
    reportReplica,
  }: DatabaseOptions = {},
): DatabaseHandle {
  const indexedConnections = Math.ceil(maxConnections / 2)
  const limits = sessionLimits(patience)
  const turns = createTransactionTurns(maxConnections, limits.lock_timeout)
  const bounds = {
    connect_timeout: 10,
    ...(queryTimeoutSeconds === null ? {} : { query_timeout: queryTimeoutSeconds }),
  }
  const open =
    (max: number, settings = {}) =>
    () => {
      const connection = { application_name: NAME, ...SESSION_SETTINGS, ...limits, ...settings }
      const client = connect(target, { ...bounds, max, connection })
      drizzle(client) // it has the client pass dates and JSON through as text
      prepareStatements(client)
      takeTurns(client, turns)
      return client
    }
  const openPooled = (pooler: ServerAddress) => () => {
    const connection = { application_name: NAME }
    const client = connect(pooler, { ...bounds, ...THROUGH_POOLER, max: maxConnections, connection })
    drizzle(client)
    takeTurns(client, turns)
    return patience === 1 ? client : limitTransactions(client, limits)
  }
  const pools = renewableClient(target.pooler ? openPooled(target.pooler) : open(maxConnections))
  const indexed = renewableClient(open(indexedConnections, INDEXED))
  const channels = createChannels(() =>
    connect(target, { max: 1, connection: { application_name: NAME, ...SESSION_SETTINGS } }),
  )
  const all = [pools, indexed, channels]
  const stopWatching = [
    watchDatabase(target, replacing(all)),
    ...(target.pooler ? [watchPooler(target.pooler, replacing([pools]))] : []),
  ]
  const replica = target.replica && reportReplica ? openReplica(target, target.replica, reportReplica) : null
  const reads = { replica: 0, primary: 0 }
  const forGuests = (client: postgres.Sql, max: number, settings = {}) => {
    if (!replica) return client
    const pool = replica.pool(max, { application_name: NAME, ...SESSION_SETTINGS, ...settings })
    return readFromReplica(client, { replica, pool, counts: reads })
  }
  return {
    db: drizzle(forGuests(pools.client, maxConnections)),
    indexedDb: drizzle(forGuests(indexed.client, indexedConnections, INDEXED)),
    listen: channels.listen,
    replica: replica && { ...replica, reads },
    close: async () => {
      await Promise.all([replica?.close(), ...stopWatching.map((stop) => stop())])
      await Promise.all(all.map((one) => one.close()))
    },
  }
}

const NAME = 'mishiori'
const INDEXED = { enable_seqscan: 'off' }

const openReplica = (primary: ServerAddress, replica: ServerAddress, report: (warning: string) => void) =>
  createReplica({
    primary,
    replica,
    report,
    prepare(client) {
      drizzle(client)
      prepareStatements(client)
    },
  })

interface Replaceable {
  abandon(): void
  renew(): void
}

const replacing = (clients: readonly Replaceable[]) => ({
  onSilence() {
    for (const one of clients) one.abandon()
  },
  onVoice() {
    for (const one of clients) one.renew()
  },
})
