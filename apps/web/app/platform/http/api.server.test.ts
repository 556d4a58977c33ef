import type { Transport, WebHost } from '@repo/contract'
import { expect, it } from 'vitest'
import { visitorApi } from './api.server.ts'

interface Sent {
  readonly path: string
  readonly method: string
  readonly headers: Headers
}

/** An API that hands out the tokens `t1`, `t2` … and accepts only the newest one. */
function fakeHost() {
  const sent: Sent[] = []
  let issued = 0
  const transport: Transport = async (path, init) => {
    const headers = new Headers(init.headers)
    sent.push({ path, method: init.method ?? 'GET', headers })
    if (path.endsWith('/csrf-cookie'))
      return new Response(null, { status: 204, headers: { 'set-cookie': `XSRF-TOKEN=t${++issued}; Path=/` } })
    if (init.method === 'GET') return Response.json(null)
    const isAccepted = headers.get('x-xsrf-token') === `t${issued}` && issued > 0
    return isAccepted
      ? new Response(null, { status: 204 })
      : Response.json({ error: { code: 'csrf.mismatch' } }, { status: 403 })
  }
  const host: WebHost = {
    nonce: null,
    transport,
    hasSession: true,
    hasOutbox: false,
    requestId: 'a-request',
    share: () => {},
    publicUrl: 'https://mishiori.example',
    isMaintained: false,
    isPublicOnly: false,
    socialUrl: null,
    consentScript: null,
    renewalUrl: null,
    apps: { ios: null, android: null },
    basemaps: [],
    overlays: [],
    mapTiles: { vectorUrl: '', reliefUrl: '', streets: null },
    elevation: null,
    hasStrava: false,
    hasTranslation: false,
    hasOffline: true,
  }
  return { host, sent }
}

const request = (cookie = '') => new Request('http://localhost/login', { headers: { cookie, 'accept-language': 'ja' } })

it('passes the visitor’s cookies and language on', async () => {
  const { host, sent } = fakeHost()
  await visitorApi(request('session=s; theme=dark'), host).client.currentUser()
  expect(sent[0]?.headers.get('cookie')).toBe('session=s; theme=dark')
  expect(sent[0]?.headers.get('accept-language')).toBe('ja')
})

it('fetches a token before the first change and hands its cookie to the browser', async () => {
  const { host, sent } = fakeHost()
  const { client, setCookies } = visitorApi(request(), host)
  expect((await client.logOut()).ok).toBe(true)
  expect(sent.map(({ path }) => path)).toEqual(['/api/sanctum/csrf-cookie', '/api/v1/logout'])
  expect(sent[1]?.headers.get('origin')).toBe('https://mishiori.example')
  expect(setCookies).toEqual(['XSRF-TOKEN=t1; Path=/'])
})

it('renews a token that an ended session made worthless, once', async () => {
  const { host, sent } = fakeHost()
  expect((await visitorApi(request('XSRF-TOKEN=old'), host).client.logOut()).ok).toBe(true)
  expect(sent.map(({ path }) => path)).toEqual(['/api/v1/logout', '/api/sanctum/csrf-cookie', '/api/v1/logout'])
})

it('tells the visitor of an API that is away, and not of their network', async () => {
  const { host } = fakeHost()
  const away: WebHost = { ...host, transport: () => Promise.reject(new TypeError('fetch failed')) }
  const answer = await visitorApi(request(), away).client.currentUser()
  expect(answer).toMatchObject({ ok: false, status: 503, error: { code: 'server.unavailable' } })
})
