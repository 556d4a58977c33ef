import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../../tooling/ports/free-port.ts'
import { type ConnectionTarget, connect, migrateDatabase } from '../platform/database.ts'
import { THROUGH_POOLER } from '../platform/database-connection.ts'
import { MIGRATIONS } from './global-setup.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** The oldest that is to work with, of Debian 12, knows neither prepared statements nor settings of clients. */
const MODE = 'transaction'
/** Fewer than the product has connections to it, so that they change hands all the time. */
const SERVER_CONNECTIONS = 6

const AS_NOBODY = ['unshare', '--user', '--map-user=65534', '--map-group=65534']

/** Whether there is one to start; logged when there is none. */
export function hasPgBouncer(): boolean {
  const [file = '', ...args] = [...(process.getuid?.() === 0 ? AS_NOBODY : []), 'pgbouncer', '--version']
  const isThere = spawnSync(file, args).status === 0
  if (!isThere) console.warn('No pgbouncer on this machine (Debian: apt install pgbouncer). Left out.')
  return isThere
}

export interface PooledDatabase extends TestDatabase {
  /** Stops and continues its process. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
}

/** A database of a test with a real PgBouncer before it. */
export async function createPooledDatabase(): Promise<PooledDatabase> {
  const { target: server, drop } = await createTestDatabase()
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'mishiori-pgbouncer-'))
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(settings, settingsFor(server, port))
  const pooler = { host: '127.0.0.1', port, user: server.user, database: server.database }
  const target = { ...server, pooler }
  await migrateDatabase(target, MIGRATIONS) // whose connections shall have limits
  const bouncer = start(settings)
  while (!(await answers(pooler))) {
    if (bouncer.exitCode !== null) throw new Error(`pgbouncer ended with ${bouncer.exitCode}.`)
    await sleep(50)
  }
  return {
    target,
    signal: (name) => void bouncer.kill(name),
    async drop() {
      const gone = once(bouncer, 'exit')
      bouncer.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true, force: true })
      await drop()
    },
  }
}

function settingsFor({ host, port, user, database }: TestDatabase['target'], listenPort: number): string {
  return `[databases]
${database} = host=${host} port=${port} user=${user} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = ${MODE}
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
`
}

/** It refuses to run as root, and must read a socket that is ours: as the embedded server, root maps itself to nobody. */
function start(settings: string): ChildProcess {
  const isRoot = process.getuid?.() === 0
  const [file = '', ...args] = [...(isRoot ? AS_NOBODY : []), 'pgbouncer', '-q', settings]
  return spawn(file, args, { stdio: 'ignore' })
}

async function answers(pooler: ConnectionTarget): Promise<boolean> {
  const sql = connect(pooler, { ...THROUGH_POOLER, max: 1, fetch_types: false, connect_timeout: 2 })
  try {
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 1 })
  }
}
