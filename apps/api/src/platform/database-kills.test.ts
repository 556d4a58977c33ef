import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createArticle } from '../modules/route-articles/testing/create-article.ts'
import { buildTestApp, type TestApp, type TestUser } from '../testing/index.ts'
import { KINDS, killOne } from '../testing/postgres-processes.ts'
import { migrateDatabase } from './database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'

/** Of each kind of process. `npm run kills` does more, with the whole product. */
const KILLS = 2
const WRITERS = 4
const RESTARTS = 20
/** As many as the application's pool. */
const CONNECTIONS = 8
const MIGRATIONS = fileURLToPath(new URL('../../drizzle', import.meta.url))

let parent: string
let folder: string
let server: EmbeddedPostgres
let test: TestApp
/** Stored before anything is killed: a write that meets a dead connection is answered 503. */
let articleId: number
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'mishiori-kills-'))
  folder = join(parent, 'postgres')
  server = await startEmbeddedPostgres(folder)
  const { target } = server
  if ('url' in target) throw new Error('The embedded server has no address.')
  await migrateDatabase(target, MIGRATIONS)
  test = await buildTestApp({}, undefined, undefined, { database: { target, drop: async () => {} } })
  articleId = (await createArticle(await test.aVerifiedUser())).id
})
afterAll(async () => {
  await test.close()
  await server.stop()
  rmSync(parent, { recursive: true, force: true })
})

it('[fault 2] loses and doubles nothing when processes of the database are killed under writers', {
  timeout: 240_000,
}, async () => {
  const author = await test.aVerifiedUser()
  const { id } = await createArticle(author)
  const path = `/api/v1/routes/${id}/comments`
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  let isOver = false
  /** Repeats each comment under its key until it is acknowledged. */
  const write = async (writer: TestUser, name: string) => {
    for (let n = 0; !isOver; n++) {
      const text = `${name}-${n}.`
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      for (;;) {
        const { status } = await writer.fetch(path, { method: 'POST', headers, body: JSON.stringify({ text }) })
        statuses.add(status)
        if (status === 201) break
        await sleep(50)
      }
      acknowledged.push(text)
    }
  }
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => test.aVerifiedUser()))
  for (const writer of writers) await writer.fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
  const writing = Promise.all(writers.map((writer, index) => write(writer, `w${index}`)))
  for (let kill = 0; kill < KILLS * KINDS.length; kill++) {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + WRITERS)
    killOne(folder, KINDS[kill % KINDS.length] ?? 'backend', Math.random)
    await sleep(100)
  }
  const afterLast = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(afterLast + WRITERS)
  isOver = true
  await writing

  const stored = await test.db.execute<{ text: string }>(`select text from comments where route_id = ${id}`)
  expect(stored.map(({ text }) => text).toSorted()).toEqual(acknowledged.toSorted())
  // 409: the first attempt may still be at work.
  expect([...statuses].filter((status) => ![201, 409, 503].includes(status))).toEqual([])
})

it('[fault 3] goes on over connections that were idle while the database restarted, twenty times', {
  timeout: 240_000,
}, async () => {
  const reader = test.aGuest()
  const read = async () => (await reader.api.readRoute({ params: { id: String(articleId) }, query: {} })).status
  const postmaster = () => readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]
  const statuses = new Set<number>()
  for (let restart = 0; restart < RESTARTS; restart++) {
    await Promise.all(Array.from({ length: CONNECTIONS }, read)) // none of them has anything to do now
    const before = postmaster()
    process.kill(Number(before), 'SIGINT') // as `pg_ctl restart` ends it; it is started again where it is looked after
    const hasAnswered = async () => {
      const status = await read()
      statuses.add(status)
      return status === 200 && postmaster() !== before
    }
    await expect.poll(() => hasAnswered().catch(() => false), { timeout: 60_000 }).toBe(true)
  }
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
})
