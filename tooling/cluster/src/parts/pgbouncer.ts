import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runUnprivileged } from '@repo/api/postgres-runner'
import { type Folders, writeConfig } from './config-files.ts'
import { createPart, isListening, type Part } from './part.ts'
import { DATABASE, USER } from './postgres.ts'

interface Pooler {
  readonly port: number
  /** Where the server that takes writes is reached, whichever it is. */
  readonly leaderPort: number
}

/** Many connections of the product share few of PostgreSQL. */
export function createPgBouncer(program: string, folders: Folders, { port, leaderPort }: Pooler): Part {
  const users = writeConfig(folders, 'pgbouncer-users.txt', `"${USER}" ""\n`)
  const config = writeConfig(folders, 'pgbouncer.ini', configOf({ port, leaderPort, users }))
  const run = runUnprivileged(() => program)
  const work = join(folders.data, 'pgbouncer')
  mkdirSync(work, { recursive: true })
  return createPart({
    name: 'pgbouncer',
    port,
    breaks: (pid) => `kill -9 ${pid}`,
    command: () => run('pgbouncer', [config], work),
    isReady: () => isListening(port),
    logFile: `${folders.logs}/pgbouncer.log`,
  })
}

/** `trust` is for this machine alone: between machines use scram-sha-256 and TLS. */
const configOf = ({ port, leaderPort, users }: Pooler & { readonly users: string }) => `[databases]
${DATABASE} = host=127.0.0.1 port=${leaderPort} dbname=${DATABASE}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
; On several machines: scram-sha-256, with the passwords in the file below, and server_tls_sslmode = verify-full.
auth_type = trust
auth_file = ${users}
admin_users = ${USER}

; A connection of PostgreSQL is lent for one transaction.
pool_mode = transaction
; Each process of the product opens up to 20.
max_client_conn = 500
default_pool_size = 20
; What the driver says of itself when it connects.
ignore_startup_parameters = extra_float_digits

; After a failure it would wait for 15 seconds until it connects again: too long when another server takes over.
server_login_retry = 1
server_connect_timeout = 3
; A connection that was not used for so long is tried before it is lent.
server_check_delay = 5
; A query that found no server is refused before the product gives up.
query_wait_timeout = 10
; Each process asks every second whether it answers.
log_connections = 0
log_disconnections = 0
`
