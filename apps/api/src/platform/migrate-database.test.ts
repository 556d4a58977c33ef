import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { connect, migrateDatabase } from './database.ts'

let database: TestDatabase
let sql: postgres.Sql
const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
beforeAll(async () => {
  database = await createTestDatabase()
  sql = connect(database.target, { max: 3 })
  await sql`create table guests (id int)`
  await sql`create index guests_id_idx on guests (id)`
  mkdirSync(join(folder, 'meta'))
  const entry = { idx: 0, version: '7', when: Date.now() + 1_000_000_000, tag: '0000_one', breakpoints: true }
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ dialect: 'postgresql', entries: [entry] }))
  writeFileSync(join(folder, '0000_one.sql'), 'drop index guests_id_idx')
})
afterAll(async () => {
  await sql.end({ timeout: 1 })
  await database.drop()
  rmSync(folder, { recursive: true })
})

it('[fault 18] lets others save while it waits for a table that somebody reads', async () => {
  const reader = await sql.reserve()
  await reader`begin`
  await reader`select * from guests`
  let isDone = false
  const migrated = migrateDatabase(database.target, folder).then(() => {
    isDone = true
  })
  await expect
    .poll(() => sql`select 1 from pg_locks where relation = 'guests'::regclass and not granted`)
    .toHaveLength(1)
  // Queued behind a change without a lock timeout, this would wait for the reader, which waits for this.
  await sql`insert into guests values (1)`
  expect(isDone).toBe(false)
  await reader`commit`
  reader.release()
  await migrated
  expect(await sql`select 1 from pg_class where relname = 'guests_id_idx'`).toHaveLength(0)
})
