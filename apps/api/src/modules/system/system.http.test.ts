import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
let moderator: TestUser
let tellAsked = () => {}
const isAsked = new Promise<void>((resolve) => {
  tellAsked = resolve
})
beforeAll(async () => {
  test = await buildTestApp({}, (app) => {
    app.get('/slow', () => {
      tellAsked()
      return new Promise(() => {})
    })
  })
  moderator = await test.aModerator()
})
afterAll(() => test.close())

const read = async () => {
  const answer = await moderator.api.readSystem({})
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

it('tells moderators what was answered, by the pattern of the path', async () => {
  const author = await test.aVerifiedUser()
  const { id } = await createArticle(author, {})
  await author.api.readRoute({ params: { id: String(id) }, query: {} })
  const { requests, process: own } = await read()
  expect(requests.count).toBeGreaterThan(1)
  expect(requests.errors).toBe(0)
  expect(requests.routes).toContainEqual(
    expect.objectContaining({ method: 'GET', route: '/api/v1/routes/:id', count: 1, errors: 0 }),
  )
  expect(JSON.stringify(requests)).not.toContain(`/${id}"`)
  expect(own).toMatchObject({ pid: process.pid, node: process.version })
  expect(own.memory_bytes).toBeGreaterThan(10_000_000)
})

it('counts a request whose caller left before it was answered', async () => {
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const asked = fetch(`${address}/slow`, { signal: leaving.signal })
  await isAsked
  leaving.abort()
  await expect(asked).rejects.toThrow()
  const namesIt = ({ route, count }: { route: string; count: number }) => route === '/slow' && count === 1
  await expect.poll(async () => (await read()).requests.routes.some(namesIt)).toBe(true)
})

it('tells of the database, its queues and tables, and of the disk', async () => {
  const { database, storage } = await read()
  expect(database?.version).toMatch(/^\d+/)
  expect(database?.bytes).toBeGreaterThan(1_000_000)
  expect(database?.queues.map(({ queue }) => queue)).toEqual(expect.arrayContaining(['email-code', 'tidy-up']))
  expect(database?.tables.length).toBeGreaterThan(3)
  expect(database?.connections.length).toBeGreaterThan(0)
  expect(storage).toMatchObject({ kind: 'disk', free_bytes: expect.any(Number), total_bytes: expect.any(Number) })
})
