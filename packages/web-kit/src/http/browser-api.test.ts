import { createApiClient } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { browserTransport, onPageRefusal, withPageRefusals } from './browser-api.ts'

/** A server that knows one good token and hands it out. */
function site({ cookie, goodToken }: { cookie: string; goodToken: string }) {
  let jar = cookie
  const seen: string[] = []
  const answer = (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input)
    const token = new Headers(init?.headers).get('x-xsrf-token')
    seen.push(`${init?.method ?? 'GET'} ${path} ${token ?? '-'}`)
    if (path === '/api/sanctum/csrf-cookie') {
      jar = `XSRF-TOKEN=${goodToken}`
      return Promise.resolve(new Response(null, { status: 204 }))
    }
    const isGood = init?.method === 'GET' || token === goodToken
    return Promise.resolve(
      isGood ? Response.json(null) : Response.json({ error: { code: 'csrf.mismatch' } }, { status: 403 }),
    )
  }
  return { api: createApiClient(browserTransport(answer, () => jar)), seen }
}

it('asks for a token before the first change', async () => {
  const { api, seen } = site({ cookie: '', goodToken: 'new' })
  await api.logOut()
  expect(seen).toEqual(['GET /api/sanctum/csrf-cookie -', 'POST /api/v1/logout new'])
})

it('asks for one token when several changes are sent at once', async () => {
  const { api, seen } = site({ cookie: '', goodToken: 'new' })
  await Promise.all([api.logOut(), api.logOut()])
  expect(seen).toEqual(['GET /api/sanctum/csrf-cookie -', 'POST /api/v1/logout new', 'POST /api/v1/logout new'])
})

it('uses the token it has', async () => {
  const { api, seen } = site({ cookie: 'XSRF-TOKEN=new', goodToken: 'new' })
  await api.logOut()
  expect(seen).toEqual(['POST /api/v1/logout new'])
})

it('sends a change again with a fresh token when the old one is refused', async () => {
  const { api, seen } = site({ cookie: 'XSRF-TOKEN=old', goodToken: 'new' })
  expect(await api.logOut()).toMatchObject({ ok: true })
  expect(seen).toEqual(['POST /api/v1/logout old', 'GET /api/sanctum/csrf-cookie -', 'POST /api/v1/logout new'])
})

it('reads without a token', async () => {
  const { api, seen } = site({ cookie: '', goodToken: 'new' })
  await api.currentUser()
  expect(seen).toEqual(['GET /api/v1/user -'])
})

describe('a refusal that concerns the whole page', () => {
  const MAINTAINED = { error: { code: 'server.maintenance' } }
  const refusalsOf = async (method: string, status: number, body: unknown) => {
    const told: string[] = []
    const stop = onPageRefusal((refusal) => void told.push(refusal))
    const answer = await withPageRefusals(async () => Response.json(body, { status }))('/api/v1/x', { method })
    stop()
    expect(await answer.json()).toEqual(body)
    return told
  }

  it.each([
    ['POST', 401, { error: { code: 'auth.login_required' } }, ['loggedOut']],
    ['DELETE', 503, MAINTAINED, ['maintenance']],
    ['POST', 503, { error: { code: 'server.unavailable' } }, []],
    ['POST', 503, 'no JSON of ours', []],
    ['GET', 401, { error: { code: 'auth.login_required' } }, []],
    ['GET', 503, MAINTAINED, []],
    ['PUT', 200, {}, []],
  ])('%s answered by %i %j tells %j', async (method, status, body, told) => {
    expect(await refusalsOf(method, status, body)).toEqual(told)
  })
})
