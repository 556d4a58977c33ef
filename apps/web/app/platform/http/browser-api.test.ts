import { createApiClient } from '@repo/contract'
import { expect, it } from 'vitest'
import { browserTransport } from './browser-api.ts'

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
