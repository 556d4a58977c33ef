import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import type { TestUser } from '../../testing/index.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { stravaImportsRepository } from './strava-imports.repository.ts'
import { buildStravaApp, readImport, type StravaApp } from './testing/strava-app.ts'

const CHILD = fileURLToPath(new URL('./testing/import-child.ts', import.meta.url))
const SECRET = 'a secret of thirty-two characters'
const TIMEOUT_MS = 60_000

let database: TestDatabase
let test: StravaApp
let child: ChildProcess | null = null
beforeAll(async () => {
  database = await createTestDatabase()
  test = await buildStravaApp({ database, settings: { secret: SECRET } })
})
afterEach(async () => {
  if (child) await kill(child)
})
afterAll(async () => {
  await test.close()
  await database.drop()
})

async function kill(worker: ChildProcess): Promise<void> {
  child = null
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const exited = once(worker, 'exit')
  worker.kill('SIGKILL')
  await exited
}

const countArticles = async ({ user }: TestUser) =>
  (await test.db.select({ id: routeArticles.id }).from(routeArticles).where(eq(routeArticles.userId, user.id))).length

/** Blocks the worker when it has made the article of the second activity and reported it, until it is killed: in the middle of a step. */
async function killInStep(importId: number, state: 'imported' | 'fetched'): Promise<void> {
  const { db } = test
  await db.execute(
    sql.raw(`
    create function hold() returns trigger language plpgsql as 'begin perform pg_sleep(600); return new; end';
    create trigger hold before update on strava_import_items
      for each row when (new.import_id = ${importId} and new.position = 1 and new.state = '${state}') execute function hold()`),
  )
  const told = [JSON.stringify(database.target), test.standIn.origin, SECRET, String(importId)]
  const worker = spawn(process.execPath, ['--no-warnings', CHILD, ...told], { stdio: 'inherit' })
  child = worker
  const sleeping = sql`from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  await vi.waitFor(async () => expect(await db.execute(sql`select pid ${sleeping}`)).toHaveLength(1), TIMEOUT_MS)
  await kill(worker)
  // The database notices the killed process when it next writes to its connection.
  await db.execute(sql`select pg_terminate_backend(pid) ${sleeping}`)
  await db.execute(sql.raw('drop trigger hold on strava_import_items; drop function hold()'))
}

it.each([
  ['each', 'imported', 1, 3],
  ['one', 'fetched', 0, 1],
] as const)(
  '[fault 8] [E56] a worker that is killed while it makes a draft of %s loses and doubles nothing',
  async (mode, state, before, after) => {
    const { user, athlete } = await test.aConnectedUser()
    const activities = athlete.activities.map(({ id }) => ({ id, summary: null }))
    const insert = { userId: user.user.id, mode, title: '', activities }
    const importId = await stravaImportsRepository(test.db).insert(insert)
    await killInStep(importId, state)
    const left = await readImport(user, importId)
    expect([await countArticles(user), left.items.map((item) => item.state)]).toEqual([
      before,
      [state, 'waiting', 'waiting'],
    ])
    await test.services.strava.importJob.work(importId)
    expect(await readImport(user, importId)).toMatchObject({ state: 'done', success: 3, failed: 0 })
    expect(await countArticles(user)).toBe(after)
  },
  3 * TIMEOUT_MS,
)
