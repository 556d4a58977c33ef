import { eq, sql } from 'drizzle-orm'
import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createDatabase, type DatabaseHandle } from './database.ts'
import { instant } from './instant-column.ts'
import { allExcluded, allGiven, statement } from './statement.ts'

const walks = pgTable('walks', {
  id: bigint({ mode: 'number' }).primaryKey(),
  name: text(),
  tags: text().array().notNull(),
  details: jsonb(),
  walkedAt: instant('walked_at'),
})

const insertWalk = statement((db) => {
  const { id, name, tags, details, walkedAt } = walks
  return db.insert(walks).values(allGiven({ id, name, tags, details, walkedAt })).returning({ id })
})

const putWalk = statement((db) => {
  const { id, name, tags } = walks
  return db
    .insert(walks)
    .values(allGiven({ id, name, tags }))
    .onConflictDoUpdate({ target: id, set: allExcluded({ name, tags }) })
})

const selectWalk = statement((db) =>
  db
    .select()
    .from(walks)
    .where(eq(walks.id, sql.placeholder('id'))),
)

const EMPTY = { name: null, details: null, walkedAt: null, tags: [] }

describe('a statement that is put together once', () => {
  let database: TestDatabase
  let handle: DatabaseHandle
  beforeAll(async () => {
    database = await createTestDatabase()
    handle = createDatabase(database.target, { maxConnections: 1 })
    await handle.db.execute(sql`create table walks (
      id bigint primary key, name text, tags text[] not null, details jsonb, walked_at timestamptz)`)
  })
  beforeEach(async () => {
    await handle.db.delete(walks)
  })
  afterAll(async () => {
    await handle.close()
    await database.drop()
  })

  it('writes and reads what each execution gives, of every kind of column', async () => {
    const walk = {
      id: 1,
      name: "O'Hara's {walk}",
      tags: ['峠', 'a "b", c', 'NULL', ''],
      details: { km: [1.5, null], note: '"}' },
      walkedAt: new Date('2026-11-29T12:34:56.789Z'),
    }
    for (const id of [1, 2, 3]) expect(await insertWalk(handle.db, { ...walk, id })).toEqual([{ id }])
    for (const id of [1, 2, 3]) expect(await selectWalk(handle.db, { id })).toEqual([{ ...walk, id }])
  })

  it('writes null as null, also where a column has a form of its own', async () => {
    await insertWalk(handle.db, { ...EMPTY, id: 1 })
    expect(await selectWalk(handle.db, { id: 1 })).toEqual([{ ...EMPTY, id: 1 }])
    const isNull = sql`${walks.details} is null`
    expect(await handle.db.select({ isNull }).from(walks)).toEqual([{ isNull: true }])
  })

  it('replaces what is there by what was given', async () => {
    await putWalk(handle.db, { id: 1, name: 'first', tags: ['a'] })
    await putWalk(handle.db, { id: 1, name: 'second', tags: ['b', 'c'] })
    expect(await selectWalk(handle.db, { id: 1 })).toMatchObject([{ name: 'second', tags: ['b', 'c'] }])
  })

  it('belongs to the transaction that it is given', async () => {
    const work = handle.db.transaction(async (tx) => {
      await insertWalk(tx, { ...EMPTY, id: 1 })
      expect(await selectWalk(tx, { id: 1 })).toHaveLength(1)
      await tx.transaction(async (inner) => {
        await insertWalk(inner, { ...EMPTY, id: 2 })
        expect(await selectWalk(inner, { id: 1 })).toHaveLength(1)
      })
      throw new Error('taken back')
    })
    await expect(work).rejects.toThrow('taken back')
    expect(await handle.db.select().from(walks)).toEqual([])
  })

  it('runs in order with those that are sent with it, on a connection that knows none of them as well', async () => {
    const fresh = createDatabase(database.target, { maxConnections: 1 })
    const work = (id: number) =>
      fresh.db.transaction(async (tx) => {
        const [, , found] = await Promise.all([
          insertWalk(tx, { ...EMPTY, id }),
          putWalk(tx, { id, name: 'second', tags: [] }),
          selectWalk(tx, { id }),
        ])
        return found
      })
    for (const id of [1, 2, 3]) expect(await work(id)).toEqual([{ ...EMPTY, id, name: 'second' }])
    await fresh.close()
  })

  it('is known to the server by its connection after that', async () => {
    for (const id of [1, 2, 3]) await insertWalk(handle.db, { ...EMPTY, id })
    const known = sql`select statement from pg_prepared_statements where statement like 'insert into "walks"%returning "id"'`
    expect(await handle.db.execute(known)).toHaveLength(1)
  })

  it('says which value it was not given', async () => {
    expect(() => selectWalk(handle.db)).toThrow('The statement was not given "id".')
  })
})
