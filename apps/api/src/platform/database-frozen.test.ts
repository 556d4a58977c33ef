import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createArticle } from '../modules/route-articles/testing/create-article.ts'
import { type DatabaseGate, gateTo } from '../testing/database-gate.ts'
import { buildTestApp, type TestApp, type TestUser } from '../testing/index.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { createDatabase } from './database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'

let gate: DatabaseGate
let test: TestApp
let author: TestUser
let articleId: string
beforeAll(async () => {
  gate = await gateTo(await createTestDatabase())
  test = await buildTestApp({}, undefined, undefined, { database: gate })
  author = await test.aVerifiedUser()
  articleId = String((await createArticle(author)).id)
})
afterAll(async () => {
  await test.close()
  await gate.drop()
})
afterEach(() => gate.open())

const ready = async () => (await test.app.inject({ url: '/api/ready' })).statusCode
const read = async () => (await test.aGuest().api.readRoute({ params: { id: articleId } })).status
const comment = (text: string, key: string = crypto.randomUUID()) =>
  author.fetch(`/api/v1/routes/${articleId}/comments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ text }),
  })

describe('a database that is stopped', () => {
  it('[fault 2] is not ready, fails what waits for it, and is used again when it goes on', {
    timeout: 120_000,
  }, async () => {
    await author.fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
    const key = crypto.randomUUID()
    for (let round = 0; round < 2; round++) {
      gate.freeze()
      expect(await ready()).toBe(503)
      // More than there are connections.
      const writes = Array.from({ length: 20 }, (_, index) => comment(`${round}/${index}`))
      const answers = await Promise.all([...writes, comment('with a key', key), comment('with a key', key)])
      for (const answer of answers) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3'])
        expect(await answer.json()).toEqual({
          error: { code: 'server.unavailable', message: expect.any(String), requestId: expect.any(String) },
        })
      }
      // Known by now, so nobody waits any more.
      expect(await Promise.all(Array.from({ length: 200 }, read))).toEqual(Array.from({ length: 200 }, () => 503))
      gate.open()
      await expect.poll(ready).toBe(200)
      expect(await Promise.all(Array.from({ length: 30 }, read))).toEqual(Array.from({ length: 30 }, () => 200))
    }
    await expect.poll(async () => (await comment('with a key', key)).status).toBe(201)
    expect((await comment('with a key', key)).headers.has('idempotency-replayed')).toBe(true)
    const { body } = await test.app.inject({ url: `/api/v1/routes/${articleId}/comments` })
    expect(body.split('with a key')).toHaveLength(2)
  })

  it('is heard again on its channels, and whoever listens is told that something may have been missed', async () => {
    const { db, listen, close } = createDatabase(gate.target)
    const heard: string[] = []
    await listen('news', { onNotify: (text) => heard.push(text), onListening: () => heard.push('listening') })
    gate.freeze()
    const lost = await db.execute('select 1').catch((error: unknown) => error)
    expect(isDatabaseUnavailable(lost)).toBe(true)
    gate.open()
    await expect.poll(() => heard).toEqual(['listening', 'listening'])
    await db.execute(`select pg_notify('news', 'again')`)
    await expect.poll(() => heard).toEqual(['listening', 'listening', 'again'])
    await close()
  })
})

it('a database that was away frees the keys of the requests that it interrupted', async () => {
  const key = crypto.randomUUID()
  await author.fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
  // Before, amid and after the reservation.
  for (const messages of [2, 3, 5, 8]) {
    gate.cutAfter(messages)
    expect((await comment('kept', key)).status).toBe(503)
    gate.open()
  }
  await expect.poll(async () => (await comment('kept', key)).status).toBe(201)
  const { body } = await test.app.inject({ url: `/api/v1/routes/${articleId}/comments` })
  expect(body.split('kept')).toHaveLength(2)
})
