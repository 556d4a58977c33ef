import { type Endpoint, endpoint, isErrorCode, PRODUCT_LIMITS } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../database.ts'
import { route } from './route.ts'

const probe = (path: `/${string}`) =>
  endpoint({
    method: 'GET',
    path,
    summary: 'probe',
    access: 'anyone',
    response: { status: 200, body: Type.Any() },
    errors: [],
  })

const echo = endpoint({
  method: 'POST',
  path: '/probe/echo/:id',
  summary: 'probe',
  access: 'anyone',
  params: Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) }, { additionalProperties: false }),
  query: Type.Object(
    { page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]*$' })) },
    { additionalProperties: false },
  ),
  body: Type.Object(
    { title: Type.String({ maxLength: 5 }), more: Type.Optional(Type.Unknown()) },
    { additionalProperties: false },
  ),
  response: { status: 200, body: Type.Object({ title: Type.String() }) },
  errors: [],
} satisfies Endpoint)

let test: TestApp
let db: Database
beforeAll(async () => {
  test = await buildTestApp({}, (app) => {
    route(app, probe('/probe/boom'), async () => {
      throw new Error('the secret of the database is hunter2')
    })
    route(app, probe('/probe/sql'), async () => db.execute(sql`select * from nowhere where password = ${'hunter2'}`))
    route(app, probe('/probe/slow'), async () => {
      // In a transaction, which has one connection to itself: another would sleep through, and this one stay impatient
      // with all who come later.
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 20`)
        await tx.execute(sql`select pg_sleep(60)`)
      })
    })
    route(app, probe('/probe/full'), async () => {
      throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
    })
    route(app, probe('/probe/conflict'), async () => {
      throw new AppError('article.version_conflict', { version: 2 }, { beside: { current: { id: 7 } } })
    })
    app.get('/probe/page', async (_request, reply) => reply.code(503).send('of the web'))
    route(app, echo, async ({ body }) => ({ title: body.title, secret: 'not in the schema' }))
  })
  db = test.db
})
afterAll(() => test.close())

const get = async (path: string) => {
  const answer = await test.app.inject({ url: path })
  return [answer.statusCode, answer.json()]
}

describe('what nobody expected', () => {
  it.each(['/probe/boom', '/probe/sql'])('%s answers a code and a request id, and no detail', async (path) => {
    const [status, body] = await get(path)
    expect(status).toBe(500)
    expect(body).toEqual({
      error: { code: 'server.unexpected', message: expect.any(String), requestId: expect.any(String) },
    })
  })

  it.each(['slow', 'full'])(
    'says that the database took too long, or a disk is full, as unavailable: %s',
    async (name) => {
      const answer = await test.app.inject({ url: `/probe/${name}` })
      expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'server.unavailable'])
      expect(answer.headers['retry-after']).toBe('3')
    },
  )
})

describe('the message of a refusal', () => {
  const messageAt = async (url: string, headers: Record<string, string> = {}) => {
    const { error } = (await test.app.inject({ url, headers })).json()
    return error.message
  }

  it('is in the language that was asked for', async () => {
    const japanese = 'このアドレスには何もありません。'
    const english = 'There’s nothing at this address.'
    expect(await messageAt('/api/v1/nothing')).toBe(japanese)
    expect(await messageAt('/api/v1/nothing?hl=en-us')).toBe(english)
    expect(await messageAt('/api/v1/nothing', { cookie: 'locale=en-us' })).toBe(english)
    expect(await messageAt('/api/v1/nothing', { 'accept-language': 'en-GB' })).toBe(english)
    const user = await test.aVerifiedUser()
    const answerOf = async () => (await user.fetch('/api/v1/self/routes/999999', {})).json()
    await user.api.setLocale({ body: { locale: 'en-us' } })
    expect(await answerOf()).toMatchObject({ error: { message: expect.stringMatching(/^This route doesn’t exist/) } })
    await user.api.setLocale({ body: { locale: 'ja' } })
    expect(await answerOf()).toMatchObject({ error: { message: expect.stringMatching(/[ぁ-ん]/) } })
  })

  it('has its numbers filled in', async () => {
    const max = PRODUCT_LIMITS.stockCategories
    const user = await test.aVerifiedUser()
    for (let i = 0; i < max; i++) await user.api.createStockCategory({ body: { name: `棚${i}` } })
    const refused = await user.api.createStockCategory({ body: { name: 'もう一つ' } })
    expect(refused).toMatchObject({ error: { message: expect.stringContaining(String(max)) } })
  })

  it('is asked for at any address, whether or not it takes a query of its own', async () => {
    expect((await test.app.inject('/api/v1/routes?hl=en')).statusCode).toBe(200)
    expect((await test.app.inject('/api/v1/routes/1?hl=en')).json().error.code).toBe('article.not_found')
  })
})

it('says of every 503 when to try again', async () => {
  expect((await test.app.inject({ url: '/probe/page' })).headers['retry-after']).toBe('3')
})

describe('an address that cannot be read', () => {
  const longest = 'a'.repeat(301)

  it.each(['/%E0%A4%A', `/probe/echo/${longest}`, '/api/v1/routes/%zz'])('%s names nothing', async (url) => {
    const method = url.endsWith(longest) ? 'POST' : 'GET'
    const answer = await test.app.inject({ method, url })
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: { code: 'request.not_found', message: expect.any(String) } },
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is answered to a person with a page', async () => {
    const headers = { accept: 'text/html', 'accept-language': 'en' }
    const answer = await test.app.inject({ url: '/%E0%A4%A', headers })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('<html lang="en-US"')
    expect(answer.body).toContain('href="/"')
  })
})

it('lets what travels beside an error through', async () => {
  expect(await get('/probe/conflict')).toEqual([
    412,
    {
      error: { code: 'article.version_conflict', message: expect.any(String), params: { version: 2 } },
      current: { id: 7 },
    },
  ])
})

describe('a request', () => {
  const post = async (path: string, payload: string, type = 'application/json') => {
    const client = test.aGuest()
    const answer = await client.fetch(path, { method: 'POST', body: payload, headers: { 'content-type': type } })
    return { status: answer.status, body: JSON.parse(await answer.text()) }
  }
  const title = '{"title":"道"}'

  it('[B22] is answered with the declared fields alone', async () => {
    expect(await post('/probe/echo/1', title)).toEqual({ status: 200, body: { title: '道' } })
  })

  it.each(['1e3', '0x10', '%207', '1.0', '0', '-1', '1'.repeat(16), 'a'])(
    'names nothing with the id %s',
    async (id) => {
      expect(await post(`/probe/echo/${id}`, title)).toEqual({
        status: 404,
        body: { error: { code: 'request.not_found', message: expect.any(String) } },
      })
    },
  )

  it.each([
    ['a repeated parameter', '?page=1&page=2', title, 422, 'request.invalid'],
    ['an unknown parameter', '?pages=1', title, 422, 'request.invalid'],
    ['a parameter that is no number', '?page=1e1', title, 422, 'request.invalid'],
    ['a number for a text', '', '{"title":1}', 422, 'request.invalid'],
    ['a text too long', '', '{"title":"123456"}', 422, 'request.invalid'],
    ['NUL deep inside', '', '{"title":"a","more":[{"x":"\\u0000"}]}', 422, 'request.invalid'],
    ['half a surrogate pair in a key', '', '{"title":"a","more":{"\\ud800":1}}', 422, 'request.invalid'],
    [
      'nesting without end',
      '',
      `{"title":"a","more":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      422,
      'request.invalid',
    ],
    ['a million arrays in each other', '', '['.repeat(60_000), 422, 'request.invalid'],
    ['no JSON', '', '{title', 400, 'request.malformed'],
    ['an empty body', '', '', 400, 'request.malformed'],
    ['a prototype', '', '{"title":"a","__proto__":{"admin":true}}', 400, 'request.malformed'],
    ['a constructor', '', '{"title":"a","constructor":{"prototype":{}}}', 400, 'request.malformed'],
    ['more than 64 KiB', '', `{"title":"${'a'.repeat(70_000)}"}`, 413, 'request.too_large'],
  ])('[C36][F57] is refused with %s', async (_, query, payload, status, code) => {
    const answer = await post(`/probe/echo/1${query}`, payload)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
  })

  it('tells which field broke which rule', async () => {
    const { body } = await post('/probe/echo/1', '{"title":"123456","extra":1}')
    expect(body.error.fields).toEqual([
      { field: 'extra', rule: 'additionalProperties' },
      { field: 'title', rule: 'maxLength', params: { limit: 5 } },
    ])
  })

  it('of an unknown address answers a code of the catalogue', async () => {
    const [status, body] = await get('/api/v1/nothing')
    expect([status, isErrorCode(body.error.code)]).toEqual([404, true])
  })
})
