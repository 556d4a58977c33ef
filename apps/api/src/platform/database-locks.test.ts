import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArticle } from '../modules/route-articles/testing/create-article.ts'
import { buildTestApp, type TestApp, type TestUser } from '../testing/index.ts'
import { createPooledDatabase, hasPgBouncer } from '../testing/pgbouncer.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { connect } from './database.ts'

const databases = [
  { name: 'the server', create: createTestDatabase },
  ...(hasPgBouncer() ? [{ name: 'a pooler', create: createPooledDatabase }] : []),
]

describe.each(databases)('[fault 4] a lock that is held for long, behind $name', ({ create }) => {
  let database: TestDatabase
  let test: TestApp
  let author: TestUser
  let locked: number
  let free: number
  beforeAll(async () => {
    database = await create()
    test = await buildTestApp({}, undefined, undefined, { database })
    author = await test.aVerifiedUser()
    locked = (await createArticle(author)).id
    free = (await createArticle(author)).id
  })
  afterAll(async () => {
    await test.close()
    await database.drop()
  })

  const comment = (articleId: number) =>
    author.fetch(`/api/v1/routes/${articleId}/comments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Nice' }),
    })

  it('gives 503 with Retry-After to those who need it, and holds up nobody else', async () => {
    const holder = connect(database.target, { max: 1 })
    await author.fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
    await holder.begin(async (tx) => {
      await tx`select id from routes where id = ${locked} for update`
      let answered = 0
      // More than there are connections.
      const refused = Array.from({ length: 100 }, () => comment(locked).finally(() => answered++))
      const read = async (id: number) => (await test.aGuest().api.readRoute({ params: { id: String(id) } })).status
      const reads = await Promise.all(Array.from({ length: 30 }, (_, index) => read(index % 2 ? free : locked)))
      expect(new Set(reads)).toEqual(new Set([200]))
      await createArticle(author)
      expect(answered).toBe(0)
      for (const answer of await Promise.all(refused))
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3'])
    })
    await holder.end()
    expect((await comment(locked)).status).toBe(201)
  })
})
