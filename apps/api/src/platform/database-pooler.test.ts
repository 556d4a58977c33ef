import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPooledDatabase, hasPgBouncer, type PooledDatabase } from '../testing/pgbouncer.ts'
import { connect, createDatabase, type Database, type DatabaseHandle } from './database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { limitRole, limitsHoldBehind } from './database-limits.ts'
import { statement } from './statement.ts'

describe.runIf(hasPgBouncer())('behind PgBouncer in transaction mode', () => {
  let database: PooledDatabase
  let handle: DatabaseHandle
  beforeAll(async () => {
    database = await createPooledDatabase()
    handle = createDatabase(database.target)
  })
  afterEach(() => database.signal('SIGCONT'))
  afterAll(async () => {
    await handle.close()
    await database.drop()
  })

  const setting = async (db: Database, name: string) => {
    const [row] = await db.execute<{ value: string }>(sql`select current_setting(${name}) as value`)
    return row?.value
  }
  const limits = async (db: Database) =>
    Promise.all(
      ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map((name) => setting(db, name)),
    )

  it('questions of every kind get their own answers, although they share fewer connections', async () => {
    const { db } = handle
    const ask = async (n: number): Promise<number> => {
      const question = sql`select ${n}::int as n`
      const [row] =
        n % 3 === 0
          ? await db.transaction(async (tx) => {
              await tx.execute(sql`select 1`)
              return tx.execute<{ n: number }>(question)
            })
          : n % 3 === 1
            ? await db.execute<{ n: number }>(question)
            : await db.execute<{ n: number }>(sql.raw(`select ${n} as n`))
      return row?.n ?? 0
    }
    const numbers = Array.from({ length: 1_000 }, (_, index) => index)
    expect(await Promise.all(numbers.map(ask))).toEqual(numbers)
  })

  it('statements that are sent together in a transaction run there, in their order', async () => {
    const one = sql`generate_series(1, 1)`
    const value = sql.placeholder('value')
    const keep = statement((db) => db.select({ kept: sql`set_config('test.kept', ${value}, true)` }).from(one))
    const read = statement((db) => db.select({ kept: sql`current_setting('test.kept')` }).from(one))
    const work = (n: number) =>
      handle.db.transaction((tx) =>
        Promise.all([keep(tx, { value: 'before' }), keep(tx, { value: String(n) }), read(tx)]),
      )
    const numbers = Array.from({ length: 100 }, (_, index) => index)
    const answers = await Promise.all(numbers.map(work))
    expect(answers.map(([, , [row]]) => row?.kept)).toEqual(numbers.map(String))
  })

  it('sessions are bounded as those of the server are, and those of the patient longer', async () => {
    expect(await limits(handle.db)).toEqual(['15s', '5s', '30s'])
    expect(await handle.db.transaction(limits)).toEqual(['15s', '5s', '30s'])
    expect(await limits(handle.indexedDb)).toEqual(['15s', '5s', '30s'])
    const patient = createDatabase(database.target, { maxConnections: 1, patience: 4 })
    expect(await limits(patient.db)).toEqual(['1min', '20s', '2min'])
    expect(await patient.db.transaction(limits)).toEqual(['1min', '20s', '2min'])
    await patient.close()
    expect(await limits(handle.db)).toEqual(['15s', '5s', '30s'])
  })

  it('what only one pool wants is not set for the other', async () => {
    expect(await setting(handle.indexedDb, 'enable_seqscan')).toBe('off')
    expect(await setting(handle.db, 'enable_seqscan')).toBe('on')
  })

  it('says whether the limits hold for the connections that the pooler has', async () => {
    const { pooler } = database.target
    if (!pooler) throw new Error('There is no pooler.')
    expect(await limitsHoldBehind(pooler)).toBe(true)
    const server = connect(database.target, { max: 1 })
    await server.unsafe(`alter role current_user in database ${database.target.database} reset all`)
    await server`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    await expect.poll(() => limitsHoldBehind(pooler).catch(() => null)).toBe(false)
    await limitRole(server)
    // They have been opened before.
    expect(await limitsHoldBehind(pooler)).toBe(false)
    await server.end()
  })

  it('a pooler that hangs is noticed, and used again when it goes on', { timeout: 120_000 }, async () => {
    await handle.db.execute(sql`select 1`)
    database.signal('SIGSTOP')
    const lost = await handle.db.execute(sql`select 1`).catch((error: unknown) => error)
    expect(isDatabaseUnavailable(lost)).toBe(true)
    // Known by now, so nobody waits any more; what needs no pooler goes on.
    const codes = await Promise.all(
      Array.from({ length: 100 }, () => handle.db.execute(sql`select 1`).catch(isDatabaseUnavailable)),
    )
    expect(new Set(codes)).toEqual(new Set([true]))
    await handle.indexedDb.execute(sql`select 1`)
    database.signal('SIGCONT')
    await expect
      .poll(() =>
        handle.db.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })
})
