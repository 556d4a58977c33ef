import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerErrors } from '../platform/http/error-handler.ts'
import { setSecurityHeaders } from '../platform/http/security-headers.ts'
import { loadBuiltWeb } from './load-web.ts'
import { offerBasemaps } from './offer-basemaps.ts'
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
  await serveWebPages(app, {
    web: await loadBuiltWeb(app, build, false),
    cache: null,
    publicUrl: 'http://localhost',
    sessionCookie: 'session',
    hasOutbox: false,
    isMaintained: () => false,
    isPublicOnly: false,
    socialUrl: null,
    consentScript: null,
    renewalUrl: null,
    apps: { ios: null, android: null },
    basemaps: offerBasemaps([]),
    mapTiles: () => ({
      vectorUrl: '/tiles/world/1/{z}/{x}/{y}',
      reliefUrl: '/tiles/relief/1/{z}/{x}/{y}',
      streets: null,
    }),
    elevation: null,
    hasStrava: false,
    hasOffline: false,
    hasNonces: true,
  })
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

  it('that is kept on a device is that of somebody without a session, in the appearance that was chosen', async () => {
    const headers = { cookie: 'session=abc; theme=dark', 'x-offline-copy': '1' }
    const answer = await app.inject({ url: '/routes', headers })
    expect(answer.headers['x-has-session']).toBe('no')
    expect(answer.body).not.toContain('session=abc')
    expect(answer.body).toContain('theme=dark')
  })

  it('of a product without offline use is rid of its worker', async () => {
    const answer = await app.inject('/sw.js')
    expect(answer.body).toContain('unregister()')
    expect(answer.headers['cache-control']).toBe('no-cache')
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
      expect((await send(headers, 'name=1')).json()).toEqual({ error: { code: 'csrf.mismatch' } })
    },
  )

  it('is bounded to a megabyte', async () => {
    expect((await send({}, 'a'.repeat(1024 * 1024 + 1))).statusCode).toBe(413)
    expect((await send({}, 'a'.repeat(1024 * 1024))).statusCode).toBe(200)
  })
})

describe('a file of the build', () => {
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
  expect((await app.inject('/api/v1/nothing')).json()).toEqual({ error: { code: 'request.not_found' } })
})
