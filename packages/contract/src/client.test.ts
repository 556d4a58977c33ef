import { describe, expect, it } from 'vitest'
import { createApiClient, type Transport } from './client.ts'
import { endpoints } from './endpoints.ts'
import { ERROR_STATUS, isErrorCode } from './errors.ts'

/** A client whose requests are noted and answered by `answer`. */
function clientWith(answer: () => Response | Promise<Response>) {
  const sent: { path: string; init: RequestInit }[] = []
  const transport: Transport = async (path, init) => {
    sent.push({ path, init })
    return answer()
  }
  return { api: createApiClient(transport), sent }
}

describe('a call', () => {
  it('goes to the endpoint’s address, with parameters and query written safely', async () => {
    const { api, sent } = clientWith(() => Response.json({}))
    await api.readRoute({ params: { id: '1/../2' }, query: { token: 'a&b' } })
    expect(sent[0]?.path).toBe('/api/v1/routes/1%2F..%2F2?token=a%26b')
    expect(sent[0]?.init).toMatchObject({
      method: 'GET',
      credentials: 'same-origin',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
    expect(sent[0]?.init.body).toBeUndefined()
  })

  it('sends JSON as JSON and a form as it is', async () => {
    const { api, sent } = clientWith(() => new Response(null, { status: 204 }))
    await api.setLocale({ body: { locale: 'ja' } })
    await api.uploadImage({ body: new FormData() })
    expect(sent[0]?.init).toMatchObject({
      method: 'PUT',
      body: '{"locale":"ja"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(sent[1]?.init.body).toBeInstanceOf(FormData)
    expect(sent[1]?.init.headers).not.toHaveProperty('content-type')
  })

  it('carries extra headers and the caller’s signal', async () => {
    const { api, sent } = clientWith(() => Response.json({}))
    const { signal } = new AbortController()
    await api.listRoutes({}, { signal, headers: { 'if-none-match': '"1"' } })
    expect(sent[0]?.init.signal).toBe(signal)
    expect(sent[0]?.init.headers).toMatchObject({ 'if-none-match': '"1"' })
  })
})

describe('an answer', () => {
  it('is its data when all went well', async () => {
    const { api } = clientWith(() => Response.json(null))
    expect(await api.currentUser()).toMatchObject({ ok: true, status: 200, data: null })
  })

  it('is its code with numbers and fields when it was refused', async () => {
    const error = { code: 'auth.throttled', params: { seconds: 42 } }
    const { api } = clientWith(() => Response.json({ error }, { status: 429 }))
    expect(await api.currentUser()).toMatchObject({ ok: false, status: 429, error })
  })

  it.each([
    [
      'a page of a proxy',
      () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
      'server.unexpected',
    ],
    ['a 503 without a code', () => new Response('', { status: 503 }), 'server.unavailable'],
    [
      'a code that nobody knows',
      () => Response.json({ error: { code: 'toString' } }, { status: 400 }),
      'server.unexpected',
    ],
    [
      'broken JSON',
      () => new Response('{', { status: 500, headers: { 'content-type': 'application/json' } }),
      'server.unexpected',
    ],
    [
      'data that was cut off on the way',
      () => new Response('{"id":', { status: 200, headers: { 'content-type': 'application/json' } }),
      'network',
    ],
    ['no answer at all', () => Promise.reject(new TypeError('no network')), 'network'],
  ])('is a code for %s too', async (_, answer, code) => {
    const { api } = clientWith(answer)
    expect(await api.currentUser()).toMatchObject({ ok: false, error: { code } })
  })
})

it('knows its own codes and nothing that every object has', () => {
  expect(Object.keys(ERROR_STATUS).every(isErrorCode)).toBe(true)
  for (const other of ['toString', '__proto__', '', 'article', null, 404]) expect(isErrorCode(other)).toBe(false)
})

it('has one endpoint for each method and address', () => {
  const addresses = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})
