import type postgres from 'postgres'
import { type ConnectionTarget, connect, THROUGH_POOLER } from './database-connection.ts'

const STATEMENT_TIMEOUT_MS = 15_000
/** Who waits longer for another's lock is told to try again: until then they hold a connection that others could use. */
const LOCK_TIMEOUT_MS = 5_000
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000

/** What the server bounds in a session, in milliseconds; 0 for no bound. */
export type SessionLimits = Readonly<
  Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', number>
>

/** `patience`: times as long as usual. */
export const sessionLimits = (patience: number): SessionLimits => ({
  statement_timeout: patience * STATEMENT_TIMEOUT_MS,
  lock_timeout: patience * LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: patience * IDLE_TRANSACTION_TIMEOUT_MS,
})

/** For work that takes as long as it takes. */
export const NO_LIMITS = sessionLimits(0)

export const SESSION_SETTINGS: Readonly<Record<string, number>> = {
  ...sessionLimits(1),
  // Every query here finishes sooner than a second process would start.
  max_parallel_workers_per_gather: 0,
}

/**
 * Bounds the sessions of our user in this database from now on: a pooler passes no settings of its clients on. Each
 * client of the server itself states its own.
 */
export async function limitRole(server: postgres.Sql): Promise<void> {
  const [row] = await server<{ database: string; settings: string[] }[]>`
    select current_database() as database, coalesce((
      select setconfig from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
      join pg_roles on pg_roles.oid = setrole
      where datname = current_database() and rolname = current_user
    ), '{}') as settings`
  if (!row) return
  for (const [name, value] of Object.entries(SESSION_SETTINGS)) {
    if (row.settings.includes(`${name}=${value}`)) continue
    await server`
      alter role current_user in database ${server(row.database)} set ${server(name)} = ${server.unsafe(String(value))}`
  }
}

/**
 * Whether the limits hold for what comes through the pooler. They do not for connections that it has held to the server
 * since before they were set, nor where it logs in as another user.
 */
export async function limitsHoldBehind(pooler: NonNullable<ConnectionTarget['pooler']>): Promise<boolean> {
  const client = connect(pooler, { ...THROUGH_POOLER, max: 1, fetch_types: false, connect_timeout: 10 })
  try {
    const rows = await client<{ name: string; value: number }[]>`
      select name, setting::int as value from pg_settings where name in ${client(Object.keys(SESSION_SETTINGS))}`
    return rows.every(({ name, value }) => value === SESSION_SETTINGS[name])
  } finally {
    await client.end({ timeout: 5 })
  }
}
