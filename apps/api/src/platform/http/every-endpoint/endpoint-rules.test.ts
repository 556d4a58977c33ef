import type { Endpoint } from '@repo/contract'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../../../testing/accounts.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../../testing/index.ts'
import { createCsrfTokens } from '../guards/csrf.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const changes = allEndpoints.filter(([, { method }]) => method !== 'GET')

const pathOf = ({ path }: Endpoint) => `/api${path.replace(':id', '999999')}`

function call(endpoint: Endpoint, client: TestClient, headers: InjectOptions['headers'] = {}) {
  return test.app.inject({
    method: endpoint.method,
    url: pathOf(endpoint),
    headers: {
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-requested-with': 'XMLHttpRequest',
      ...headers,
    },
  })
}

/** A client with access to every endpoint for users. */
async function aClientWithToken() {
  const client = await test.aModerator()
  await client.fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
  const token = client.cookies.get('XSRF-TOKEN') ?? ''
  return { client, token }
}

it('[B18] answers every endpoint of the contract', async () => {
  for (const [, endpoint] of allEndpoints) {
    expect(test.app.hasRoute({ method: endpoint.method, url: `/api${endpoint.path}` }), endpoint.path).toBe(true)
  }
})

it('gives the token where Sanctum’s clients look for it', async () => {
  const { api, cookies, fetch } = await test.aVerifiedUser()
  const answer = await fetch('/sanctum/csrf-cookie', { method: 'GET' })
  expect([answer.status, cookies.has('XSRF-TOKEN')]).toEqual([204, true])
  expect(await api.setLocale({ body: { locale: 'ja' } })).toMatchObject({ status: 204 })
})

describe.each(changes)('%s', (_, endpoint) => {
  it.each([
    ['without a token', () => ({})],
    ['with a token that is not the cookie’s', () => ({ 'x-xsrf-token': createCsrfTokens('another secret').issue('') })],
    ['that a form could send', (token: string) => ({ 'x-xsrf-token': token, 'x-requested-with': '' })],
    ['with a header that cannot be decoded', () => ({ 'x-xsrf-token': '%E0%A4%A' })],
    ['from another site’s origin', (token: string) => ({ 'x-xsrf-token': token, origin: 'https://evil.example' })],
    ['from an opaque origin', (token: string) => ({ 'x-xsrf-token': token, origin: 'null' })],
    ['from a page of another site', (token: string) => ({ 'x-xsrf-token': token, 'sec-fetch-site': 'cross-site' })],
    ['from a sibling domain', (token: string) => ({ 'x-xsrf-token': token, 'sec-fetch-site': 'same-site' })],
  ])('[A12] refuses a change %s', async (_case, headersOf) => {
    const { client, token } = await aClientWithToken()
    const answer = await call(endpoint, client, headersOf(token))
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { error: { code: 'csrf.mismatch', message: expect.any(String) } },
    ])
  })

  it('[A12] refuses a token of another session, although cookie and header agree', async () => {
    const { token } = await aClientWithToken()
    const other = await test.aVerifiedUser()
    other.cookies.set('XSRF-TOKEN', token)
    expect((await call(endpoint, other, { 'x-xsrf-token': token })).json()).toEqual({
      error: { code: 'csrf.mismatch', message: expect.any(String) },
    })
  })

  it('lets a change with its own token pass this check', async () => {
    const { client, token } = await aClientWithToken()
    const headers = {
      'x-xsrf-token': encodeURIComponent(token),
      origin: 'http://localhost',
      'sec-fetch-site': 'same-origin',
    }
    expect((await call(endpoint, client, headers)).body).not.toContain('csrf.mismatch')
  })

  it('[A12] does not read a form another site could post', async () => {
    const { client, token } = await aClientWithToken()
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await test.app.inject({
        method: endpoint.method,
        url: pathOf(endpoint),
        headers: {
          cookie: `XSRF-TOKEN=${token}; session=${client.cookies.get('session')}`,
          'x-xsrf-token': token,
          'x-requested-with': 'XMLHttpRequest',
          'content-type': type,
        },
        payload: '{"locale":"ja"}',
      })
      expect(answer.statusCode).toBeGreaterThanOrEqual(endpoint.access === 'guest' ? 403 : endpoint.body ? 415 : 204)
      if (endpoint.body && endpoint.access !== 'guest')
        expect(answer.json()).toEqual({ error: { code: 'request.media_type', message: expect.any(String) } })
    }
  })
})

describe.each(allEndpoints)('%s', (_, endpoint) => {
  const expected = {
    anyone: { guest: null, unverified: null, verified: null },
    guest: { guest: null, unverified: 'auth.guest_only', verified: 'auth.guest_only' },
    user: { guest: 'auth.login_required', unverified: null, verified: null },
    verifiedUser: { guest: 'auth.login_required', unverified: 'auth.email_unverified', verified: null },
    moderator: { guest: 'auth.login_required', unverified: 'auth.email_unverified', verified: 'request.not_found' },
  }[endpoint.access]

  it.each([
    ['a guest', expected.guest, async () => test.aGuest()],
    ['an unverified user', expected.unverified, () => test.anUnverifiedUser()],
    ['a verified user', expected.verified, () => test.aVerifiedUser()],
  ])(`[B18][B25] keeps its rule of access for %s: %s`, async (_who, code, make) => {
    const client = await make()
    const answer = await client.fetch(pathOf(endpoint), { method: endpoint.method })
    const body = await answer.text()
    if (code === null) expect(body).not.toMatch(/auth\.(login_required|guest_only|email_unverified)/)
    else expect(JSON.parse(body)).toEqual({ error: { code, message: expect.any(String) } })
  })
})
