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

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>

/**
 * Lets an operator's command use the product's database: that of DATABASE_URL, or the embedded one, which is started
 * for as long as it takes when no product runs on it.
 *
 * @throws when there is no database in the data folder.
 */
export function withDatabase<T>(place: Place, work: (db: Database) => Promise<T>): Promise<T> {
  return withTarget(place, async (target) => {
    const { db, close } = createDatabase(target, { maxConnections: 2 })
    try {
      return await work(db)
    } finally {
      await close()
    }
  })
}

/** As {@link withDatabase}, for commands that open connections of their own. `makes`: an embedded database is made if there is none. */
export async function withTarget<T>(
  { databaseUrl, dataFolder }: Place,
  work: (target: ConnectionTarget) => Promise<T>,
  { makes = false } = {},
): Promise<T> {
  const opened = databaseUrl === null ? await openEmbedded(dataFolder, makes) : notOurs(databaseUrl)
  try {
    return await work(opened.target)
  } finally {
    await opened.close()
  }
}

const notOurs = (url: string): OpenedTarget => ({ target: { url }, close: async () => {} })

async function openEmbedded(dataFolder: string, makes: boolean): Promise<OpenedTarget> {
  const folder = join(dataFolder, 'postgres')
  const exists = existsSync(join(folder, 'PG_VERSION'))
  if (!exists && !makes) {
    throw new Error(`${dataFolder} holds no database. Use the DATA_DIR or the DATABASE_URL of the server.`)
  }
  const running = exists ? await connectRunning(realpathSync(folder)) : null
  if (!running) {
    const started = await startEmbeddedPostgres(folder)
    return { target: started.target, close: () => started.stop() }
  }
  await running.sql.end({ timeout: 0 })
  return { target: { ...LOGIN, host: running.host }, close: async () => {} }
}
