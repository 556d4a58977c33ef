import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDatabase, type DatabaseHandle } from '../../platform/database.ts'
import { queueOnly, startJobs } from '../../platform/jobs/jobs.ts'
import { users } from '../../platform/session/users.table.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { daysRepository } from './days.repository.ts'
import { type ImportRow, importsRepository } from './imports.repository.ts'
import { type ImportJob, runImport } from './run-import.ts'
import { timelineDaysFrom } from './testing/a-timeline-day.ts'

const CHILD = fileURLToPath(new URL('./testing/import-child.ts', import.meta.url))
const TOTAL = 1_000
const UNREADABLE = '2022-05-16'
const TIMEOUT_MS = 60_000

let database: TestDatabase
let handle: DatabaseHandle
let children: ChildProcess[]
beforeAll(async () => {
  database = await createTestDatabase()
  handle = createDatabase(database.target, { maxConnections: 4 })
  children = []
})
afterEach(() => Promise.all(children.splice(0).map(kill)))
afterAll(async () => {
  await handle.close()
  await database.drop()
})

/** With a job it runs that job, without one it waits for the queue. */
function launch(job?: ImportJob): ChildProcess {
  const told = [JSON.stringify(database.target), ...(job ? [JSON.stringify(job)] : [])]
  const child = spawn(process.execPath, ['--no-warnings', CHILD, ...told], { stdio: 'inherit' })
  children.push(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

/** A thousand days, one of them unreadable, that are ready to be stored. */
async function anImport(): Promise<ImportRow> {
  const { db } = handle
  const name = `user_${crypto.randomUUID().slice(0, 8)}`
  const [user] = await db
    .insert(users)
    .values({ name, email: `${name}@example.com`, locale: 'ja' })
    .returning({ id: users.id })
  const userId = user?.id ?? 0
  const days = timelineDaysFrom('2021-01-01', TOTAL)
  const imports = importsRepository(db)
  const span = { oldest: days[0]?.date ?? '', newest: days.at(-1)?.date ?? '', total: TOTAL }
  const row = await imports.insert({ userId, fileNames: ['Zeitachse.json'], replaces: false, ...span })
  await imports.stage(
    row.id,
    days.map(({ date, segments }) => {
      const text = JSON.stringify(segments)
      return { date, timeZone: date === UNREADABLE ? 'Mars/Olympus' : 'Asia/Tokyo', segments: text, bytes: text.length }
    }),
  )
  await imports.setReady(row.id)
  return row
}

const read = async ({ userId, id }: ImportRow): Promise<ImportRow> => {
  const row = await importsRepository(handle.db).find(userId, id)
  if (!row) throw new Error('The import is gone.')
  return row
}

/** Blocks the process that has stored this many days before it can report it, and kills it in the middle of a step. */
async function killAt(row: ImportRow, count: number, job?: ImportJob): Promise<void> {
  const { db } = handle
  await db.execute(
    sql.raw(`
    create function hold() returns trigger language plpgsql as 'begin perform pg_sleep(600); return new; end';
    create trigger hold before update on timeline_imports
      for each row when (new.id = ${row.id} and new.success >= ${count}) execute function hold()`),
  )
  const child = launch(job)
  const sleeping = sql`from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  await vi.waitFor(async () => expect(await db.execute(sql`select pid ${sleeping}`)).toHaveLength(1), TIMEOUT_MS)
  await kill(child)
  // The database notices the killed process when it next writes to its connection.
  await db.execute(sql`select pg_terminate_backend(pid) ${sleeping}`)
  await db.execute(sql.raw('drop trigger hold on timeline_imports; drop function hold()'))
}

/** As if the time had passed after which a worker that sends no heartbeat is taken for dead. */
const forgetHeartbeat = () =>
  handle.db.execute(sql`
    update pgboss.job set heartbeat_on = now() - interval '1 minute'
    where name = 'timeline-import' and state = 'active'`)

const jobOf = ({ id, userId }: ImportRow): ImportJob => ({ importId: id, userId })

/** What is stored is counted, and what was half done is undone. */
async function expectWhole(row: ImportRow, below: number): Promise<void> {
  const { state, success, failed } = await read(row)
  const { days } = await daysRepository(handle.db).usageOf(row.userId)
  expect([state, days, success < below]).toEqual(['running', success, true])
  expect(await importsRepository(handle.db).countStaged(row.id)).toMatchObject({ days: TOTAL - success - failed })
}

async function expectEnded(row: ImportRow): Promise<void> {
  expect(await read(row)).toMatchObject({
    state: 'done',
    result: 'partial_success',
    total: TOTAL,
    success: TOTAL - 1,
    failed: 1,
    failures: [{ date: UNREADABLE, problem: 'invalid' }],
  })
  const stored = await daysRepository(handle.db).listFigures(row.userId, '2021-01-01', '2023-12-31')
  const sent = timelineDaysFrom('2021-01-01', TOTAL).map(({ date }) => date)
  expect(stored.map(({ date }) => date)).toEqual(sent.filter((date) => date !== UNREADABLE))
  expect(await importsRepository(handle.db).countStaged(row.id)).toMatchObject({ days: 0 })
}

describe('[fault 8] [E56] an import whose worker is killed', () => {
  it.each([100, 500, 900])('after %d of 1000 days loses and doubles none when another goes on', async (count) => {
    const row = await anImport()
    await killAt(row, count, jobOf(row))
    await expectWhole(row, count)
    await runImport(handle.db, jobOf(row))
    await expectEnded(row)
  })

  it(
    'goes on by itself once the queue has missed its heartbeat',
    async () => {
      const row = await anImport()
      await queueOnly(handle.db).enqueue(handle.db, 'timeline-import', jobOf(row))
      await killAt(row, 300)
      await forgetHeartbeat()
      launch()
      await vi.waitFor(async () => expect((await read(row)).state).toBe('done'), { timeout: TIMEOUT_MS })
      await expectEnded(row)
    },
    3 * TIMEOUT_MS,
  )
})

it(
  '[E56] an import whose process leaves ends its step, and goes on elsewhere',
  async () => {
    const row = await anImport()
    await queueOnly(handle.db).enqueue(handle.db, 'timeline-import', jobOf(row))
    const jobs = await startJobs(database.target, (error) => console.error(error))
    await jobs.work({ 'timeline-import': (job, signal) => runImport(handle.db, job, signal) })
    await vi.waitFor(async () => expect((await read(row)).success).toBeGreaterThan(0), {
      interval: 1,
      timeout: TIMEOUT_MS,
    })
    await jobs.stop()
    await expectWhole(row, TOTAL - 1)
    launch()
    await vi.waitFor(async () => expect((await read(row)).state).toBe('done'), { timeout: TIMEOUT_MS })
    await expectEnded(row)
  },
  3 * TIMEOUT_MS,
)
