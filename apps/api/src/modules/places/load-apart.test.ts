import { fileURLToPath } from 'node:url'
import { GAZETTEER_FILE } from '@repo/basemap/gazetteer'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createDatabase, type DatabaseHandle } from '../../platform/database.ts'
import { gazetteerLoads, places } from '../../schema/places.table.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { loadGazetteerApart } from './load-apart.ts'

const PROGRAM = fileURLToPath(new URL('../../gazetteer-child.ts', import.meta.url))
const FILE = fileURLToPath(new URL(`../../../../../packages/basemap/assets/${GAZETTEER_FILE}`, import.meta.url))
const neverAborted = new AbortController().signal

let database: TestDatabase
let handle: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase()
  handle = createDatabase(database.target)
})
afterAll(async () => {
  await handle.close()
  await database.drop()
})
beforeEach(() => handle.db.delete(gazetteerLoads))

const loader = (over: { program?: string; path?: string; target?: TestDatabase['target'] } = {}) =>
  loadGazetteerApart({ db: handle.db, target: database.target, path: FILE, program: PROGRAM, ...over })

/** The transaction of a load holds the lock from its first statement to its end. */
async function loadsAtWork(): Promise<number> {
  const locks = await handle.db.execute(
    sql`select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  )
  return locks.length
}

it('is undone when it is stopped half-way, and loads the next time', async () => {
  const stop = new AbortController()
  const stopped = loader()(stop.signal)
  await vi.waitUntil(async () => (await loadsAtWork()) > 0, 30_000)
  stop.abort()
  await expect(stopped).rejects.toThrow('aborted')
  await vi.waitUntil(async () => (await loadsAtWork()) === 0, 30_000)
  expect(await handle.db.$count(places)).toBe(0)

  expect(await loader()(neverAborted)).toBe('loaded')
  expect(await handle.db.$count(places)).toBeGreaterThan(80_000)
  expect(await loader({ program: 'not needed' })(neverAborted)).toBe('unchanged')
}, 180_000)

it('says why it failed', async () => {
  const nowhere = { ...database.target, database: 'no_such_database' }
  await expect(loader({ target: nowhere })(neverAborted)).rejects.toThrow('database "no_such_database" does not exist')
  await expect(loader({ program: '/no/such/program.js' })(neverAborted)).rejects.toThrow(
    'process that loads them ended',
  )
})
