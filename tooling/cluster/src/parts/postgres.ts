import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runUnprivileged } from '@repo/api/postgres-runner'
import postgres from 'postgres'
import { type Folders, writeConfig } from './config-files.ts'
import { createPart, type Part } from './part.ts'

export const USER = 'mishiori'
export const DATABASE = 'mishiori'

const OWNER_ONLY = 0o700

/** A PostgreSQL server on a folder of its own. */
export interface PostgresServer extends Part {
  /** Creates its data: empty, or as a copy that follows the server at this port. */
  create(follows?: number): void
  /** A connection to it, past the product. */
  open(database?: string): postgres.Sql
}

type Binary = 'initdb' | 'pg_basebackup' | 'postgres'

interface ServerOptions {
  readonly name: string
  readonly port: number
  /** The name of the copy that must have a change before it is acknowledged. */
  readonly waitsFor: string | null
}

export function createPostgres(
  binaries: string,
  folders: Folders,
  { name, port, waitsFor }: ServerOptions,
): PostgresServer {
  const run = runUnprivileged<Binary>((binary) => join(binaries, binary))
  const data = join(folders.data, name)
  const once = (binary: Binary, args: readonly string[]) => {
    mkdirSync(data, { recursive: true, mode: OWNER_ONLY })
    chmodSync(data, OWNER_ONLY)
    const { file, args: all, options } = run(binary, args, data)
    const { status, stderr, error } = spawnSync(file, all, { ...options, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${binary} failed: ${stderr || String(error)}`)
  }
  let config = ''
  const part = createPart({
    name,
    port,
    breaks: (pid) => `kill -9 ${pid}`,
    command: () => run('postgres', ['-c', `config_file=${config}`], data),
    isReady: () => answers(port),
    logFile: `${folders.logs}/${name}.log`,
    stopSignal: 'SIGINT', // at once, whoever is connected
  })
  return {
    ...part,
    create(follows) {
      if (follows === undefined) {
        once('initdb', ['-D', data, '-U', USER, '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'])
      } else {
        once('pg_basebackup', ['-D', data, '-h', '127.0.0.1', '-p', String(follows), '-U', USER, '-X', 'stream'])
        writeFileSync(join(data, 'standby.signal'), '')
      }
      config = writeConfig(folders, `${name}.conf`, configOf({ name, port, waitsFor, data, follows }))
    },
    open: (database = DATABASE) => openAt(port, database),
  }
}

/** A connection for whoever watches or prepares, past the product and its pooler. */
export const openAt = (port: number, database = DATABASE): postgres.Sql =>
  postgres({ host: '127.0.0.1', port, user: USER, database, max: 2, connect_timeout: 5, onnotice: () => {} })

async function answers(port: number): Promise<boolean> {
  const sql = openAt(port, 'postgres')
  try {
    await sql`select 1`
    return true
  } finally {
    await sql.end({ timeout: 0 })
  }
}

type Configured = ServerOptions & { readonly data: string; readonly follows: number | undefined }

function configOf({ name, port, waitsFor, data, follows }: Configured): string {
  const copied = `# A change is acknowledged when this copy has it on its disk: so a server that is lost takes nothing along.
# While the copy is away, all changes wait. With two copies, "ANY 1 (one, two)" waits for either.
synchronous_standby_names = '${waitsFor === null ? '' : `"${waitsFor}"`}'
synchronous_commit = on
`
  const following = `# It follows this server until it is promoted: select pg_promote()
primary_conninfo = 'host=127.0.0.1 port=${follows} user=${USER} application_name=${name}'
hot_standby = on
# Guests' reads are ended rather than holding up what the other server does.
max_standby_streaming_delay = 5s
hot_standby_feedback = on
`
  return `data_directory = '${data}'
hba_file = '${data}/pg_hba.conf'
ident_file = '${data}/pg_ident.conf'
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
max_connections = 100
shared_buffers = 128MB
jit = off
timezone = 'UTC'
log_timezone = 'UTC'

wal_level = replica
max_wal_senders = 10
# What a copy that was away needs to go on.
wal_keep_size = 256MB

${copied}
${follows === undefined ? '' : following}`
}
