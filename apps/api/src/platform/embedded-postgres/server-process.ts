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

/** Why a server could not be connected to. */
export type ServerCondition = 'absent' | 'starting' | 'stopping' | 'silent'

/** Seconds for which it may say nothing. */
const SILENT_AFTER_SECONDS = 3

/** Connects to the server that runs on this folder; null when none does or it is still recovering. */
export async function connectRunning(folder: string): Promise<RunningServer | null> {
  const found = await tryConnect(folder)
  return typeof found === 'string' ? null : found
}

/** Connects to the server that runs on this folder, or tells why not. */
export async function tryConnect(folder: string): Promise<RunningServer | ServerCondition> {
  const host = serverState(folder).readSocketFolder()
  if (!host) return 'absent'
  const { promise: lost, resolve: onclose } = Promise.withResolvers<void>()
  const sql = postgres({
    ...LOGIN,
    onclose: () => onclose(),
    host,
    max: 1,
    // The driver renews connections by default; this one holds the lock that makes us the owner.
    max_lifetime: null,
    idle_timeout: 0,
    connect_timeout: SILENT_AFTER_SECONDS,
    query_timeout: SILENT_AFTER_SECONDS,
    onnotice: () => {},
    connection: { application_name: `process ${process.pid}` },
  })
  try {
    await sql`select 1`
    return { host, sql, lost }
  } catch (error) {
    await sql.end({ timeout: 0 })
    return conditionOf(error)
  }
}

const CANNOT_CONNECT_NOW = '57P03'
const SILENCE = new Set(['CONNECT_TIMEOUT', 'QUERY_TIMEOUT'])

function conditionOf(error: unknown): ServerCondition {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === CANNOT_CONNECT_NOW) return String(error).includes('shutting down') ? 'stopping' : 'starting'
  return SILENCE.has(code) ? 'silent' : 'absent'
}

/** The data folder itself, or a private one where a socket's address would be too long or hard to write. */
export function socketFolderOf(folder: string): string {
  const isShort = folder.length < MAX_SOCKET_FOLDER && /^[\w./-]+$/.test(folder)
  return isShort ? folder : mkdtempSync(join(tmpdir(), 'pg-'))
}

interface Launch {
  readonly socketFolder: string
  /** Aborted when the server is not wanted any more. */
  readonly signal: AbortSignal
}

/** Starts the server and waits until it answers; null when another one holds the folder for the moment. */
export async function launch(
  folder: string,
  run: Runner,
  { socketFolder, signal }: Launch,
): Promise<RunningServer | null> {
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
    signal.throwIfAborted()
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
