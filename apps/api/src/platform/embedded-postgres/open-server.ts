import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processesInside } from './cluster.ts'
import { endServer } from './end-server.ts'
import { findOtherOwner } from './owner-file.ts'
import type { Runner } from './runner.ts'
import {
  LOGIN,
  launch,
  type RunningServer,
  type ServerCondition,
  serverState,
  socketFolderOf,
  tryConnect,
} from './server-process.ts'

export interface Opening {
  /** The folder of the socket where it is looked for, if that is settled. */
  readonly host?: string
  /** Aborted when the server is not wanted any more. */
  readonly signal: AbortSignal
  /** Told what takes long, and what was done about it. */
  readonly report: (warning: string) => void
  /** For how long a server that nobody owns may be in the way, by its condition. */
  readonly patienceMs?: Readonly<Record<ServerCondition, number>>
}

const PAUSE_MS = 300
const LOCKED_FOR_TOO_LONG_MS = 60_000
const PATIENCE_MS: Readonly<Record<ServerCondition, number>> = {
  // It recovers what it had not written to its files yet, which begins anew when it is ended.
  starting: 10 * 60_000,
  stopping: 10_000,
  silent: 15_000,
  // Its first process is gone, and the others follow.
  absent: 10_000,
}

/**
 * A running server (an orphan, or another process's: ownership decides later) or a new one. A server that nobody owns, and that
 * neither answers nor goes, is ended.
 *
 * @throws when its folder stays locked, or PostgreSQL does not start.
 */
export async function openServer(folder: string, run: Runner, opening: Opening): Promise<RunningServer> {
  const { signal, report, patienceMs = PATIENCE_MS } = opening
  const host = opening.host ?? socketFolderOf(folder)
  const startedAt = performance.now()
  let since = { condition: '', at: startedAt }
  for (;;) {
    const found = await tryConnect(folder)
    if (typeof found !== 'string') return found
    signal.throwIfAborted()
    const now = performance.now()
    if (since.condition !== found) since = { condition: found, at: now }
    const busy = processesInside(folder)
    if (!busy?.length) {
      const launched = await launchAnew(folder, run, { host, isKnownEmpty: busy !== undefined, signal })
      if (launched) return launched
    } else if (findOtherOwner(folder) === null && now - since.at > patienceMs[found]) {
      report(`PostgreSQL in ${folder} is ${found} and does not answer. It is ended and started again; nothing is lost.`)
      await endServer(folder, { from: found === 'stopping' ? 'SIGQUIT' : 'SIGINT' })
    }
    if (found !== 'starting' && performance.now() - startedAt > LOCKED_FOR_TOO_LONG_MS) {
      const owner = findOtherOwner(folder)
      throw new Error(
        owner === null
          ? `${folder} stays locked by process ${busy?.join(', ') ?? 'unknown'}. Stop it and start again.`
          : `Another instance (process ${owner}) already uses ${folder}. Stop it, or give this one its own DATA_DIR.`,
      )
    }
    await sleep(PAUSE_MS)
  }
}

interface Launching {
  readonly host: string
  readonly isKnownEmpty: boolean
  readonly signal: AbortSignal
}

function launchAnew(folder: string, run: Runner, { host, isKnownEmpty, signal }: Launching) {
  if (isKnownEmpty) {
    // Locks of a killed server; their pid may belong to another process by now, which PostgreSQL cannot detect.
    for (const file of [serverState(folder).pidFile, join(host, `.s.PGSQL.${LOGIN.port}.lock`)]) {
      rmSync(file, { force: true })
    }
  }
  return launch(folder, run, { socketFolder: host, signal })
}
