import type { Db } from 'pg-boss'
import type postgres from 'postgres'
import { type ConnectionTarget, connect } from '../database.ts'

/** pg-boss sends JSON as text already: passing it through keeps it from being encoded twice. */
const jsonAsText: postgres.PostgresType = {
  to: 114,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text),
}

/**
 * pg-boss's connection on our driver. It has a client of its own, because drizzle changes the date parsers of the client it
 * is given.
 */
export function createBossDatabase(target: ConnectionTarget): { db: Db; close(): Promise<void> } {
  const client = connect(target, {
    max: 4,
    types: { json: jsonAsText },
    connection: { application_name: 'mishiori jobs' },
  })
  const db: Db = {
    async executeSql(text, values = []) {
      // The driver refuses BEGIN on a pooled connection; pg-boss sends whole "BEGIN; …; COMMIT" texts.
      const own = /^\s*begin\b/im.test(text) ? await client.reserve() : null
      try {
        const result: unknown = await (own ?? client).unsafe(text, values.map(toParameter))
        return { rows: lastRows(result) }
      } catch (error) {
        await own?.unsafe('rollback')
        throw error
      } finally {
        own?.release()
      }
    },
    async listen(channel, onNotification, onReconnect) {
      const subscription = await client.listen(channel, onNotification, onReconnect)
      return { close: () => subscription.unlisten() }
    },
  }
  return { db, close: () => client.end({ timeout: 2 }) }
}

/** pg-boss leaves out what is not set; the driver wants it said. Its parameters are otherwise fit to send. */
const toParameter = (value: unknown) => (value === undefined ? null : value) as postgres.ParameterOrJSON<never>

/** Several statements in one text give a list of results; pg-boss reads the last one that has rows. */
function lastRows(result: unknown): unknown[] {
  if (!Array.isArray(result)) return []
  const isList = Array.isArray(result[0])
  return isList ? (result.findLast((rows: unknown[]) => rows.length > 0) ?? []) : result
}
