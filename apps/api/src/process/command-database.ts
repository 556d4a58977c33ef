import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type ConnectionTarget, createDatabase, type Database } from '../platform/database.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts'
import { connectRunning, LOGIN } from '../platform/embedded-postgres/server-process.ts'

interface OpenedTarget {
  readonly target: ConnectionTarget
  close(): Promise<void>
}

/**
 * Lets an operator's command use the product's database: that of DATABASE_URL, or the embedded one, which is started
 * for as long as it takes when no product runs on it.
 *
 * @throws when there is no database in the data folder.
 */
export async function withDatabase<T>(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const opened = config.databaseUrl === null ? await openEmbedded(config.dataFolder) : notOurs(config.databaseUrl)
  const { db, close } = createDatabase(opened.target, { maxConnections: 2 })
  try {
    return await work(db)
  } finally {
    await close()
    await opened.close()
  }
}

const notOurs = (url: string): OpenedTarget => ({ target: { url }, close: async () => {} })

async function openEmbedded(dataFolder: string): Promise<OpenedTarget> {
  const folder = join(dataFolder, 'postgres')
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new Error(`${dataFolder} holds no database. Use the DATA_DIR or the DATABASE_URL of the server.`)
  }
  const running = await connectRunning(realpathSync(folder))
  if (!running) {
    const started = await startEmbeddedPostgres(folder)
    return { target: started.target, close: () => started.stop() }
  }
  await running.sql.end({ timeout: 0 })
  return { target: { ...LOGIN, host: running.host }, close: async () => {} }
}
