import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { startFailure } from './cluster.ts'
import type { Runner } from './runner.ts'

export const LOGIN = { port: 5432, user: 'app', database: 'postgres' } as const

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  shared_buffers: `${cacheMegabytes()}MB`,
}
/** Longest socket folder that surely fits a socket address. */
const MAX_SOCKET_FOLDER = 85

export interface RunningServer {
  /** The folder of its socket. */
  readonly host: string
  /** One connection that stays open as long as we live. */
  readonly sql: postgres.Sql
  /** Settles when that connection ends. */
  readonly lost: Promise<void>
}

export function serverState(folder: string) {
  const pidFile = join(folder, 'postmaster.pid')
  const lines = () => (existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [])
  return {
    pidFile,
    readPid: () => Number(lines()[0]) || null,
    readSocketFolder: () => lines()[4] || null,
  }
}

/** Connects to the server that runs on this folder; null when none does or it is still recovering. */
export async function connectRunning(folder: string): Promise<RunningServer | null> {
  const host = serverState(folder).readSocketFolder()
  if (!host) return null
  const { promise: lost, resolve: onclose } = Promise.withResolvers<void>()
  const sql = postgres({
    ...LOGIN,
    onclose: () => onclose(),
    host,
    max: 1,
    // The driver renews connections by default; this one holds the lock that makes us the owner.
    max_lifetime: null,
    idle_timeout: 0,
    onnotice: () => {},
    connection: { application_name: `process ${process.pid}` },
  })
  const isUp = await sql`select 1`.then(
    () => true,
    () => false,
  )
  if (isUp) return { host, sql, lost }
  await sql.end({ timeout: 0 })
  return null
}

/** The data folder itself, or a private one where a socket's address would be too long or hard to write. */
export function socketFolderOf(folder: string): string {
  const isShort = folder.length < MAX_SOCKET_FOLDER && /^[\w./-]+$/.test(folder)
  return isShort ? folder : mkdtempSync(join(tmpdir(), 'pg-'))
}

/** Starts the server and waits until it answers; null when another one holds the folder for the moment. */
export async function launch(folder: string, run: Runner, socketFolder: string): Promise<RunningServer | null> {
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: socketFolder })
  const flags = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args, options } = run('postgres', ['-D', folder, '-p', String(LOGIN.port), ...flags], socketFolder)

  const logFile = join(folder, 'server.log')
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`)
  const log = openSync(logFile, 'w', 0o600)
  // Detached: Ctrl-C in a terminal reaches the whole group, and stopping the server is our job.
  const child = spawn(file, args, { ...options, stdio: ['ignore', log, log], detached: true })
  closeSync(log)

  const hasEnded = once(child, 'exit').then(
    () => true,
    () => true,
  )
  while (!(await Promise.race([hasEnded, sleep(40, false)]))) {
    const server = await connectRunning(folder)
    if (server) {
      child.unref()
      return server
    }
  }
  const output = readFileSync(logFile, 'utf8')
  if (!/already exists|still in use/.test(output)) throw startFailure(folder, output)
  return null
}

/** An eighth of the memory that we may use, within sense. What is not used of it costs nothing. */
function cacheMegabytes(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.round(Math.min(1024, Math.max(128, bytes / 2 ** 20 / 8)))
}
