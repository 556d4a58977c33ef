import type { Db } from 'pg-boss'
import type postgres from 'postgres'
import { type ConnectionTarget, connect, THROUGH_POOLER } from '../database-connection.ts'
import { NO_LIMITS } from '../database-limits.ts'

/** pg-boss sends JSON as text already: passing it through keeps it from being encoded twice. */
const jsonAsText: postgres.PostgresType = {
  to: 114,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text),
}

export const JOB_TYPES = { json: jsonAsText }

/** A transaction of a client with {@link JOB_TYPES}, for pg-boss. */
export function bossDatabaseOn(sql: postgres.ISql): Db {
  return {
    executeSql: async (text, values = []) => ({ rows: lastRows(await sql.unsafe(text, values.map(toParameter))) }),
  }
}

/** Only a connection that hangs is silent so long. Then the next one is tried. */
const QUERY_TIMEOUT_SECONDS = 60

/**
 * pg-boss's connection on our driver. It has clients of its own, because drizzle changes the date parsers of the client it
 * is given. Notifications need a session; everything else may go through a pooler.
 */
export function createBossDatabase(target: ConnectionTarget): { db: Db; close(): Promise<void> } {
  const options = { types: JOB_TYPES, connect_timeout: 10, query_timeout: QUERY_TIMEOUT_SECONDS }
  const name = { application_name: 'mishiori jobs' }
  const toServer = { ...options, connection: { ...name, ...NO_LIMITS } }
  const open = (max: number) =>
    target.pooler
      ? connect(target.pooler, { ...options, ...THROUGH_POOLER, connection: name, max })
      : connect(target, { ...toServer, max })
  const pool = open(4)
  const transactions = oneByOne(open(1))
  const listener = connect(target, { ...toServer, max: 1 })
  const db: Db = {
    async executeSql(text, values = []) {
      const isTransaction = /^\s*begin\b/im.test(text)
      const parameters = values.map(toParameter)
      const result: unknown = isTransaction
        ? await transactions.run(text, parameters)
        : await pool.unsafe(text, parameters)
      return { rows: lastRows(result) }
    },
    async listen(channel, onNotification, onReconnect) {
      const subscription = await listener.listen(channel, onNotification, onReconnect)
      return { close: () => subscription.unlisten() }
    },
  }
  const close = async () => {
    await Promise.all([pool.end({ timeout: 2 }), transactions.close(), listener.end({ timeout: 2 })])
  }
  return { db, close }
}

type Parameter = postgres.ParameterOrJSON<never>

/**
 * Runs whole `BEGIN; …; COMMIT` texts, as pg-boss sends them. The driver takes those on a client with a single
 * connection only; a text that fails half way leaves its transaction open, so it is rolled back before the next one
 * starts.
 */
function oneByOne(client: postgres.Sql) {
  let last: Promise<unknown> = Promise.resolve()
  const runNow = async (text: string, parameters: Parameter[]) => {
    try {
      return await client.unsafe(text, parameters)
    } catch (error) {
      await client.unsafe('rollback')
      throw error
    }
  }
  return {
    run(text: string, parameters: Parameter[]): Promise<unknown> {
      const next = last.then(() => runNow(text, parameters))
      last = next.catch(() => {})
      return next
    },
    close: () => client.end({ timeout: 2 }),
  }
}

/** pg-boss leaves out what is not set; the driver wants it said. Its parameters are otherwise fit to send. */
const toParameter = (value: unknown) => (value === undefined ? null : value) as Parameter

/** Several statements in one text give a list of results; pg-boss reads the last one that has rows. */
function lastRows(result: unknown): unknown[] {
  if (!Array.isArray(result)) return []
  const isList = Array.isArray(result[0])
  return isList ? (result.findLast((rows: unknown[]) => rows.length > 0) ?? []) : result
}
