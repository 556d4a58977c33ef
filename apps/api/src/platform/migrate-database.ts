import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { type ConnectionTarget, connect } from './database-connection.ts'
import { isLockTimeout } from './database-errors.ts'
import { limitRole, NO_LIMITS } from './database-limits.ts'

/**
 * Brings the schema up to date. Several processes may start at once: they wait for each other. A change of a table
 * waits for its readers, and all who save wait behind it: so it gives way after a moment and is tried again.
 */
export async function migrateDatabase(target: ConnectionTarget, migrationsFolder: string): Promise<void> {
  const client = connect(target, { max: 1, connection: { ...NO_LIMITS } })
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await client`select set_config('lock_timeout', ${LOCK_TIMEOUT}, false)`
    if (target.pooler) await limitRole(client)
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
