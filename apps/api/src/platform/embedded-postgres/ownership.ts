import { setTimeout as sleep } from 'node:timers/promises'
import type postgres from 'postgres'

const OWNER_LOCK = 727_001
/** The connection of an owner that was just killed takes a moment to end. */
const TRIES = 15
const PAUSE_MS = 100

/**
 * Makes this process the one that may use and stop the server, for as long as the connection lives: however we die, the
 * server then drops the lock, so there is no stale one.
 */
export async function claimOwnership(sql: postgres.Sql, folder: string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (attempt > 0) await sleep(PAUSE_MS)
    const [row] = await sql<{ isOwner: boolean }[]>`select pg_try_advisory_lock(${OWNER_LOCK}) as "isOwner"`
    if (row?.isOwner) return
  }
  const [owner] = await sql<{ name: string }[]>`
    select application_name as name from pg_stat_activity join pg_locks using (pid)
    where locktype = 'advisory' and objid = ${OWNER_LOCK} and granted`
  throw new Error(
    `Another instance (${owner?.name ?? 'unknown'}) already uses ${folder}. Stop it, or give this one its own DATA_DIR.`,
  )
}
