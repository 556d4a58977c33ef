import { once } from 'node:events'
import type { Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildTestApp,
  credentialsOf,
  openRaw,
  refusalIn,
  sendRaw,
  sendWithoutEnd,
  type TestApp,
} from '../../../testing/index.ts'
import { WEB_OPTIONS } from '../../../testing/web-options.ts'
import { serveWebPages } from '../../../web/web-pages.ts'
import { isHost } from './request-guards.ts'

let test: TestApp
let port: number
const answered: number[] = []
const failures: string[] = []
beforeAll(async () => {
  test = await buildTestApp({}, (app) => {
    app.addHook('onResponse', async (_, reply) => {
      answered.push(reply.statusCode)
    })
    app.addHook('onError', async (_request, _reply, error) => {
      failures.push(error.message)
    })
    void serveWebPages(app, {
      ...WEB_OPTIONS,
      web: {
        handler: async (request) => new Response(`page of ${request.url} with ${(await request.text()).length}`),
        toSharedRequest: () => null,
      },
    })
  })
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => test.close())

const PATHS = ['/', '/login', '/api/v1/routes', '/files/none.jpg']

describe('a request whose connection was reset before it was looked at', () => {
  it('is neither answered nor a failure', async () => {
    const before = { answered: answered.length, failed: failures.length }
    const accepting = once(test.app.server, 'connection')
    const { socket } = openRaw(port)
    const [accepted]: Socket[] = await accepting
    // Both have arrived when the server, which is this process, turns to the connection.
    socket.write('POST /api/v1/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n')
    socket.resetAndDestroy()
    if (accepted) await once(accepted, 'close')
    expect((await test.app.inject({ url: '/api/health' })).statusCode).toBe(200)
    expect(failures.slice(before.failed)).toEqual([])
    expect(answered.slice(before.answered)).toEqual([200])
  })
})

describe('a host that is none', () => {
  const hosts = [
    'a b',
    '[::1',
    'x:99999',
    'a@b',
    'a:b@c',
    'a/b',
    'a?b',
    'a#b',
    'a\\b',
    ':80',
    'x:',
    'ä',
    'a<b',
    '%',
    '1.2.3.4.5',
  ]
  it.each(hosts.flatMap((host) => PATHS.map((path) => [host, path])))('%j is refused at %s', async (host, path) => {
    const said = await sendRaw(port, [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close'])
    expect(refusalIn(said)).toEqual(
      isHost(host ?? '') ? [expect.any(Number), expect.anything()] : [400, 'request.malformed'],
    )
  })

  it.each(['localhost', 'localhost:3000', '127.0.0.1:1', '[::1]:8080', 'xn--q9jyb4c.example'])(
    '%s is one',
    async (host) => {
      const said = await sendRaw(port, ['GET / HTTP/1.1', `Host: ${host}`, 'Connection: close'])
      expect(said).toContain(`page of http://${host}/ `)
    },
  )

  it('never makes pages fail, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('/', '/a?b#c', '//x'), (host, path) => {
        if (!isHost(host)) return
        const url = new URL(`http://${host}${path}`)
        expect([url.username, url.password]).toEqual(['', ''])
        expect(url.pathname.startsWith('/')).toBe(true)
      }),
    )
  })

  it('is not needed by HTTP/1.0', async () => {
    expect(await sendRaw(port, ['GET /login HTTP/1.0'])).toContain('page of http://localhost/login ')
  })
})

describe('a request line', () => {
  it('with the whole address asks for its path', async () => {
    const said = await sendRaw(port, [
      'GET http://elsewhere.example/login HTTP/1.1',
      'Host: localhost',
      'Connection: close',
    ])
    expect(said).toContain('page of http://localhost/login ')
  })

  it.each(['//evil.example/', 'evil', '*', '/%', '/%E0%A4%A', 'http://', 'https:/x', '/ä'])(
    'with %j is never a failure of ours',
    async (target) => {
      const said = await sendRaw(port, [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close'])
      expect(refusalIn(said)?.[0]).toBeLessThan(500)
    },
  )

  it.each(PATHS)('that traces is refused at %s, with what else may be done', async (path) => {
    const said = await sendRaw(port, [`TRACE ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close'])
    expect(refusalIn(said)).toEqual([405, 'request.method'])
    expect(said).toMatch(/^allow: GET, HEAD, POST/m)
  })

  it.each(['PROPFIND', 'PURGE', 'LINK', 'QUERY', 'OPTIONS', 'NONE'])(
    'with %s is never a failure of ours',
    async (method) => {
      const said = await sendRaw(port, [`${method} /login HTTP/1.1`, 'Host: localhost', 'Connection: close'])
      expect(refusalIn(said)?.[0]).toBeLessThan(500)
    },
  )
})

describe('a body without end', () => {
  const MAX = 300 * 1024 * 1024

  it.each([
    ['/api/v1/login', 'application/json', 64 * 1024],
    ['/login', 'application/x-www-form-urlencoded', 1024 * 1024],
    ['/login', 'multipart/form-data; boundary=x', 1024 * 1024],
    ['/nothing', 'text/plain', 1024 * 1024],
    ['/api/v1/routes', 'application/json', 26 * 1024 * 1024],
    ['/api/v1/file/image-upload', 'multipart/form-data; boundary=x', 13 * 1024 * 1024],
  ])('for %s of %s is ended at its limit', async (path, type, limit) => {
    const owner = await test.aVerifiedUser()
    const client = path.endsWith('login') ? test.aGuest() : owner
    const connection = openRaw(port)
    const taken = await sendWithoutEnd(
      connection,
      [`POST ${path} HTTP/1.1`, ...(await credentialsOf(client)), `Content-Type: ${type}`],
      MAX,
    )
    // A client that is still sending may lose the response with the connection.
    expect([413, undefined]).toContain(refusalIn(await connection.untilClosed())?.[0])
    expect(answered.at(-1)).toBe(413)
    // What the system keeps for a connection on both sides has left here, too.
    expect(taken).toBeLessThan(limit + 16 * 1024 * 1024)
  })
})
