import { realpathSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type postgres from 'postgres'
import type { ConnectionTarget } from '../database.ts'
import { ensureCluster } from './cluster.ts'
import { endServer } from './end-server.ts'
import { type Opening, openServer } from './open-server.ts'
import { noteOwner } from './owner-file.ts'
import { createRunner, type Runner } from './runner.ts'
import { LOGIN, type RunningServer } from './server-process.ts'

export interface EmbeddedPostgres {
  readonly target: ConnectionTarget
  /** Stops the server; nothing committed is lost. */
  stop(): Promise<void>
}

interface EmbeddedPostgresOptions {
  /** The server ended by itself and did not come back. */
  readonly onLost?: (error: Error) => void
  /** Told what happens to the server, for the log. */
  readonly report?: (news: string) => void
  /** For how long a server that ended is started again and again. */
  readonly givesUpAfterMs?: number
}

const PAUSE_MS = 300

/**
 * Runs a real PostgreSQL as a child process, reachable only through a socket in a private folder. Makes the cluster when it
 * is missing, adopts a server that a killed process left behind and repairs the locks of one that was killed itself. A
 * server that ends under us is started again.
 *
 * @throws when another process owns the folder, the disk is full, or PostgreSQL does not start; the message says what to do.
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  { onLost, report = () => {}, givesUpAfterMs = 30_000 }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const run = createRunner()
  ensureCluster(resolve(dataFolder), run)
  const folder = realpathSync(dataFolder)
  const stopping = new AbortController()
  const { signal } = stopping
  let server = await openOwned(folder, run, { signal, report })

  const keepRunning = async () => {
    await server.lost
    while (!signal.aborted) {
      await server.sql.end({ timeout: 0 }) // the driver would connect again, and hold the lock of the owner against us
      const lostAt = performance.now()
      report('The database was lost. It is started again.')
      server = await reopen()
      report(
        `The database is back after ${((performance.now() - lostAt) / 1000).toFixed(1)} s, with everything acknowledged.`,
      )
      if (signal.aborted) await server.sql.end({ timeout: 0 })
      await server.lost
    }
  }
  /** A server may be killed again while it comes back, so one failure says little. */
  const reopen = async () => {
    for (const endedAt = performance.now(); ; await sleep(PAUSE_MS)) {
      try {
        return await openOwned(folder, run, { host: server.host, signal, report })
      } catch (error) {
        if (signal.aborted || performance.now() - endedAt > givesUpAfterMs) throw error
      }
    }
  }
  const kept = keepRunning().catch((error: unknown) => {
    if (!signal.aborted) onLost?.(error instanceof Error ? error : new Error(String(error)))
  })

  return {
    target: { ...LOGIN, host: server.host },
    async stop() {
      stopping.abort()
      await server.sql.end({ timeout: 0 })
      await kept
      // One that was on its way meanwhile belongs to nobody now.
      await endServer(folder)
      if (server.host !== folder) rmSync(server.host, { recursive: true, force: true })
    },
  }
}

/** A server that this process owns. */
async function openOwned(folder: string, run: Runner, opening: Opening): Promise<RunningServer> {
  const server = await openServer(folder, run, opening)
  try {
    await claimOwnership(server.sql, folder)
    noteOwner(folder)
    return server
  } catch (error) {
    await server.sql.end({ timeout: 0 })
    throw error
  }
}

const OWNER_LOCK = 727_001
/** The connection of an owner that was just killed takes a moment to end. */
const CLAIMS = 15
const CLAIM_PAUSE_MS = 100

/**
 * Makes this process the one that may use and stop the server, for as long as the connection lives: however we die, the
 * server then drops the lock, so there is no stale one.
 */
async function claimOwnership(sql: postgres.Sql, folder: string): Promise<void> {
  for (let attempt = 0; attempt < CLAIMS; attempt++) {
    if (attempt > 0) await sleep(CLAIM_PAUSE_MS)
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
