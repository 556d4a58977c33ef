import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, credentialsOf, openRaw, refusalIn, sendRaw, type TestApp } from '../../../testing/index.ts'
import { WEB_OPTIONS } from '../../../testing/web-options.ts'
import { serveWebPages } from '../../../web/web-pages.ts'

let test: TestApp
let port: number
beforeAll(async () => {
  const web = { handler: async () => new Response('a page'), toSharedRequest: () => null }
  test = await buildTestApp({ requestTimeoutMs: 2_000, publicUrl: 'https://mishiori.example' }, (app) => {
    void serveWebPages(app, { ...WEB_OPTIONS, web })
  })
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => test.close())

const HOST = 'Host: localhost'
const LAST = 'Connection: close'
const PERSON = 'Accept: text/html'

/** What every answer carries, whoever gives it: a page, the API, or the parser of HTTP. */
function expectSafe(said: string): void {
  const [head = ''] = said.split('\r\n\r\n', 1)
  const headerOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
  expect(headerOf('content-security-policy')).toMatch(/default-src 'none'|object-src 'none'/)
  expect(headerOf('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headerOf('x-content-type-options')).toBe('nosniff')
  expect(headerOf('x-frame-options')).toMatch(/DENY|SAMEORIGIN/)
  expect(headerOf('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headerOf('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(headerOf('cache-control')).toMatch(/no-store/)
}

describe('[C34] an answer that comes before any of ours', () => {
  it.each<[string, number, string, readonly string[]]>([
    ['no HTTP', 400, 'request.malformed', ['hello']],
    ['a malformed header', 400, 'request.malformed', ['GET / HTTP/1.1', HOST, 'no colon']],
    ['two lengths', 400, 'request.malformed', ['POST / HTTP/1.1', HOST, 'Content-Length: 1', 'Content-Length: 2']],
    [
      'a length and chunks',
      400,
      'request.malformed',
      ['POST / HTTP/1.1', HOST, 'Content-Length: 1', 'Transfer-Encoding: chunked'],
    ],
    ['no host', 400, 'request.malformed', ['GET / HTTP/1.1', LAST]],
    ['two hosts', 400, 'request.malformed', ['GET / HTTP/1.1', HOST, 'Host: evil.example', LAST]],
    ['two hosts that are alike', 400, 'request.malformed', ['GET / HTTP/1.1', HOST, HOST, LAST]],
    [
      'two hosts for the API',
      400,
      'request.malformed',
      ['GET /api/v1/routes HTTP/1.1', HOST, 'hOsT: evil.example', LAST],
    ],
    [
      'two types',
      400,
      'request.malformed',
      ['POST /api/v1/login HTTP/1.1', HOST, 'Content-Type: application/json', 'Content-Type: text/plain', LAST],
    ],
    ['a bad host', 400, 'request.malformed', ['GET / HTTP/1.1', 'Host: a b', LAST]],
    [
      'headers without end',
      431,
      'request.headers_too_large',
      ['GET / HTTP/1.1', HOST, `X-Long: ${'a'.repeat(20_000)}`],
    ],
    ['an address without end', 431, 'request.headers_too_large', [`GET /${'a'.repeat(20_000)} HTTP/1.1`, HOST]],
    ['an unreadable address', 404, 'request.not_found', ['GET /%zz HTTP/1.1', HOST, LAST]],
    ['an unreadable address of the API', 404, 'request.not_found', ['GET /api/v1/routes/%zz HTTP/1.1', HOST, LAST]],
    ['an id longer than any', 404, 'request.not_found', [`GET /api/v1/routes/${'1'.repeat(400)} HTTP/1.1`, HOST, LAST]],
    ['an address of nothing', 404, 'request.not_found', ['GET /api/nothing HTTP/1.1', HOST, LAST]],
    ['a method of nothing', 404, 'request.not_found', ['PURGE /api/v1/routes HTTP/1.1', HOST, LAST]],
    ['a trace', 405, 'request.method', ['TRACE / HTTP/1.1', HOST, LAST]],
  ])('to %s', async (_, status, code, lines) => {
    const said = await sendRaw(port, lines)
    expect(refusalIn(said)).toEqual([status, code])
    expectSafe(said)
  })

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow'],
    [
      'a body',
      'POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('to slow %s', async (_, piece) => {
    const connection = openRaw(port)
    connection.socket.write(piece)
    const said = await connection.untilClosed()
    expect(refusalIn(said)?.[0]).toBe(piece.startsWith('GET') ? 408 : 403)
    expectSafe(said)
  })

  it.each([
    ['413', 'application/json', `{"email":"${'a'.repeat(70_000)}"}`],
    ['415', 'text/plain', 'hello'],
    ['400', 'application/json', '{'],
  ])('that is a %s', async (status, type, body) => {
    const head = ['POST /api/v1/login HTTP/1.1', ...(await credentialsOf(test.aGuest())), `Content-Type: ${type}`]
    const said = await sendRaw(port, [...head, `Content-Length: ${body.length}`, LAST], body)
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expectSafe(said)
  })

  it('to a person is a page whose style alone is let in', async () => {
    const said = await sendRaw(port, ['GET /%zz HTTP/1.1', HOST, PERSON, LAST])
    expectSafe(said)
    const nonce = /style-src 'nonce-(\w{32})'/.exec(said)?.[1]
    expect(said).toContain(`<style nonce="${nonce}">`)
    expect(said).toMatch(/^HTTP\/1\.1 404 /)
  })

  it('to an expectation is that of the address', async () => {
    const said = await sendRaw(port, ['GET /api/nothing HTTP/1.1', HOST, 'Expect: the-impossible', LAST])
    expect(refusalIn(said)).toEqual([404, 'request.not_found'])
    expectSafe(said)
  })
})
