import { existsSync, realpathSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ConnectionTarget } from '../database.ts'
import { ensureCluster, processesInside } from './cluster.ts'
import { claimOwnership } from './ownership.ts'
import { createRunner, type Runner } from './runner.ts'
import { connectRunning, LOGIN, launch, type RunningServer, serverState, socketFolderOf } from './server-process.ts'

export interface EmbeddedPostgres {
  readonly target: ConnectionTarget
  /** Stops the server; nothing committed is lost. */
  stop(): Promise<void>
}

interface EmbeddedPostgresOptions {
  /** The server ended by itself and did not come back. */
  readonly onLost?: (error: Error) => void
  /** For how long a server that ended is started again and again. */
  readonly givesUpAfterMs?: number
}

const PAUSE_MS = 300
const LOCKED_FOR_TOO_LONG_MS = 60_000

/**
 * Runs a real PostgreSQL as a child process, reachable only through a socket in a private folder. Makes the cluster when it
 * is missing, adopts a server that a killed process left behind and repairs the locks of one that was killed itself. A
 * server that ends under us is started again.
 *
 * @throws when another process owns the folder, the disk is full, or PostgreSQL does not start; the message says what to do.
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  { onLost, givesUpAfterMs = 30_000 }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const run = createRunner()
  ensureCluster(resolve(dataFolder), run)
  const folder = realpathSync(dataFolder)
  let server = await openOwned(folder, run)
  let isStopping = false

  const keepRunning = async () => {
    await server.lost
    while (!isStopping) {
      await server.sql.end({ timeout: 0 }) // the driver would connect again, and hold the lock of the owner against us
      server = await reopen()
      if (isStopping) await stopServer(folder, server)
      await server.lost
    }
  }
  /** A server may be killed again while it comes back, so one failure says little. */
  const reopen = async () => {
    for (const endedAt = performance.now(); ; await sleep(PAUSE_MS)) {
      try {
        return await openOwned(folder, run, server.host)
      } catch (error) {
        if (isStopping || performance.now() - endedAt > givesUpAfterMs) throw error
      }
    }
  }
  const kept = keepRunning().catch((error: unknown) => {
    if (!isStopping) onLost?.(error instanceof Error ? error : new Error(String(error)))
  })

  return {
    target: { ...LOGIN, host: server.host },
    async stop() {
      isStopping = true
      await stopServer(folder, server)
      await kept
    },
  }
}

/** A server that this process owns. `host`: the folder of the socket where it is looked for, if that is settled. */
async function openOwned(folder: string, run: Runner, host?: string): Promise<RunningServer> {
  const server = await openServer(folder, run, host)
  try {
    await claimOwnership(server.sql, folder)
    return server
  } catch (error) {
    await server.sql.end({ timeout: 0 })
    throw error
  }
}

/** A running server (an orphan, or another process's: ownership decides later) or a new one. */
async function openServer(folder: string, run: Runner, settledHost?: string): Promise<RunningServer> {
  const running = await connectRunning(folder)
  if (running) return running
  const { pidFile } = serverState(folder)
  const host = settledHost ?? socketFolderOf(folder)
  const startedAt = performance.now()
  for (;;) {
    const busy = processesInside(folder)
    if (busy?.length === 0) {
      // Locks of a killed server; their pid may belong to another process by now, which PostgreSQL cannot detect.
      for (const file of [pidFile, join(host, `.s.PGSQL.${LOGIN.port}.lock`)]) rmSync(file, { force: true })
    }
    const server = busy?.length ? await connectRunning(folder) : await launch(folder, run, host)
    if (server) return server
    if (performance.now() - startedAt > LOCKED_FOR_TOO_LONG_MS) {
      throw new Error(`${folder} stays locked by process ${busy?.join(', ') ?? 'unknown'}. Stop it and start again.`)
    }
    await sleep(PAUSE_MS)
  }
}

async function stopServer(folder: string, { sql, host }: RunningServer): Promise<void> {
  const { pidFile, readPid } = serverState(folder)
  const pid = readPid()
  await sql.end({ timeout: 0 })
  if (pid === null) return
  signal(pid, 'SIGINT') // "fast": roll back what is open, checkpoint, leave
  for (let waitedMs = 0; existsSync(pidFile) && isAlive(pid); waitedMs += 25) {
    if (waitedMs === 10_000) signal(pid, 'SIGQUIT')
    await sleep(25)
  }
  if (host !== folder) rmSync(host, { recursive: true, force: true })
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false // already gone
  }
}

const isAlive = (pid: number) => signal(pid, 0)
