import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type postgres from 'postgres'

export interface DatabaseTime {
  /** Milliseconds that the database spent on statements since the last call. */
  take(): number
  stop(): Promise<void>
}

/** Has the embedded database note how long each statement takes. It writes to its log before it answers, so nothing is missed. */
export async function watchDatabase(sql: postgres.Sql, dataFolder: string): Promise<DatabaseTime> {
  const log = openSync(join(dataFolder, 'postgres', 'server.log'), 'r')
  let from = fstatSync(log).size
  await sql`alter system set log_duration = on`
  await sql`select pg_reload_conf()`
  return {
    take() {
      const added = Buffer.alloc(fstatSync(log).size - from)
      from += readSync(log, added, 0, added.length, from)
      const durations = [...added.toString('utf8').matchAll(/duration: ([\d.]+) ms/g)]
      return durations.reduce((sum, [, ms]) => sum + Number(ms), 0)
    },
    async stop() {
      closeSync(log)
      await sql`alter system reset log_duration`
      await sql`select pg_reload_conf()`
    },
  }
}
