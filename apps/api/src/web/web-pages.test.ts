import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { answerErrors } from '../platform/http/error-handler.ts'
import { setSecurityHeaders } from '../platform/http/guards/security-headers.ts'
import { WEB_OPTIONS } from '../testing/web-options.ts'
import { loadBuiltWeb } from './load-web.ts'
import { serveWebPages } from './web-pages.ts'

const build = fileURLToPath(new URL('../testing/web-build/server/index.js', import.meta.url))

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  answerErrors(app)
  await app.register(cookie)
  await setSecurityHeaders(app, {
    isSecure: false,
    isDevelopment: false,
    mapOrigins: ['https://maps.example'],
    consentOrigins: [],
  })
  app.get('/api/v1/user', async ({ headers, ip }) => ({ cookie: headers.cookie ?? '', ip }))
  await serveWebPages(app, { ...WEB_OPTIONS, web: await loadBuiltWeb(app, build, false) })
})
afterAll(() => app.close())

describe('a page', () => {
  it('is rendered by the web build, which calls the API as the visitor', async () => {
    const answer = await app.inject({ url: '/routes', headers: { cookie: 'session=abc' }, remoteAddress: '192.0.2.9' })
    expect(answer.body).toContain('<title>/routes</title>')
    expect(answer.body).toContain('{"cookie":"session=abc","ip":"192.0.2.9"}')
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it.each([
    ['session=abc', 'yes'],
    ['theme=dark', 'no'],
  ])('learns from "%s" whether there is a session: %s', async (cookie, expected) => {
    expect((await app.inject({ url: '/', headers: { cookie } })).headers['x-has-session']).toBe(expected)
  })

  it.each([
    ['session=abc; theme=dark', 'theme=dark'],
    ['theme=dark;session=abc', 'theme=dark'],
    ['session=abc; theme=dark; session=abc', 'theme=dark'],
    [' session =abc; theme=dark', 'theme=dark'],
    ['other-session=abc; theme=dark', 'other-session=abc; theme=dark'],
    ['session=abc', ''],
  ])('for offline use is rendered without the session of "%s"', async (cookie, rest) => {
    const answer = await app.inject({ url: '/routes', headers: { cookie, 'x-offline-copy': '1' } })
    expect(answer.headers['x-has-session']).toBe('no')
    expect(/\{"cookie":"([^"]*)"/.exec(answer.body)?.[1]?.trim()).toBe(rest)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('is answered with every cookie and the status it was rendered with', async () => {
    const answer = await app.inject('/missing')
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, ['a=1', 'b=2']])
  })

  it('gets a nonce of its own, and no inline script without it', async () => {
    const [one, two] = [await app.inject('/'), await app.inject('/')]
    expect(one.headers['x-nonce']).not.toBe(two.headers['x-nonce'])
    const policy = String(one.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'nonce-${one.headers['x-nonce']}'`)
    expect(policy).toContain("connect-src 'self' https://maps.example")
    expect(policy).toContain("worker-src 'self'")
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe')
  })
})

describe('a page in a frame of another site', () => {
  const framed = async (url: string) => {
    const { headers } = await app.inject(url)
    return [String(headers['content-security-policy']).match(/frame-ancestors [^;]*/)?.[0], headers['x-frame-options']]
  }

  it.each(['/embed/12/map', '/embed/journeys/3/map?hl=ja'])('is %s', async (url) => {
    expect(await framed(url)).toEqual(['frame-ancestors *', undefined])
  })

  it.each(['/', '/embed', '/embed/12/map/x', '/routes/12?/embed/12/map', '/embed/12/map.data'])(
    '[C34] is never %s',
    async (url) => {
      expect(await framed(url)).toEqual(["frame-ancestors 'none'", expect.stringMatching(/DENY|SAMEORIGIN/)])
    },
  )
})

describe('a form', () => {
  const send = (headers: Readonly<Record<string, string>>, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    })

  it('reaches the web build unread', async () => {
    expect((await send({ origin: 'http://localhost' }, 'name=%E9%81%93')).body).toContain('name=%E9%81%93')
  })

  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    '[A12] of another site is refused: %o',
    async (headers) => {
      expect((await send(headers, 'name=1')).json()).toMatchObject({ error: { code: 'csrf.mismatch' } })
    },
  )

  it('is bounded to a megabyte', async () => {
    expect((await send({}, 'a'.repeat(1024 * 1024 + 1))).statusCode).toBe(413)
    expect((await send({}, 'a'.repeat(1024 * 1024))).statusCode).toBe(200)
  })
})

describe('a file of the build', () => {
  it('gives way to a worker that unregisters itself, in a product without offline use', async () => {
    const answer = await app.inject('/sw.js')
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    })
    const caches = { keys: async () => ['pages', 'article-1'], delete: vi.fn(async () => true) }
    const self = Object.assign(new EventTarget(), {
      skipWaiting: vi.fn(),
      registration: { unregister: vi.fn(async () => true) },
    })
    runInNewContext(answer.body, { self, caches, Promise })
    const done: Promise<unknown>[] = []
    for (const type of ['install', 'activate'])
      self.dispatchEvent(
        Object.assign(new Event(type), { waitUntil: (promise: Promise<unknown>) => void done.push(promise) }),
      )
    await Promise.all(done)
    expect(caches.delete.mock.calls).toEqual([['pages'], ['article-1']])
    expect([self.skipWaiting, self.registration.unregister].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('is the worker itself where there is offline use, which browsers check for updates at each visit', async () => {
    const offline = Fastify()
    await loadBuiltWeb(offline, build, true)
    const answer = await offline.inject('/sw.js')
    expect([answer.body, answer.headers['cache-control']]).toEqual([
      "self.addEventListener('fetch', () => {})\n",
      'no-cache',
    ])
    await offline.close()
  })

  it('is compressed once and never asked for again', async () => {
    const answer = await app.inject({ url: '/assets/app-1a2b3c.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('export const answer = 42\n')
  })

  it('without a hash in its name is asked for again, and not sent when unchanged', async () => {
    const first = await app.inject('/humans.txt')
    expect(first.headers['cache-control']).toBe('public, max-age=3600')
    const again = await app.inject({ url: '/humans.txt', headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each(['/assets/../../server/index.js', '/assets/%2e%2e/%2e%2e/server/index.js', '/server/index.js'])(
    'outside of it is not served: %s',
    async (url) => {
      expect((await app.inject(url)).body).not.toContain('createWebHandler')
    },
  )
})

it('refuses unknown addresses of the API itself', async () => {
  expect((await app.inject('/api/v1/nothing')).json()).toMatchObject({ error: { code: 'request.not_found' } })
})
