import { type EndpointName, endpoints } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOwned, type Owned } from '../../../testing/authorisation/owned.ts'
import { AUTHORISATION_ROWS } from '../../../testing/authorisation/rows.ts'
import { databaseDigest } from '../../../testing/database-digest.ts'
import { buildTestApp, type TestApp } from '../../../testing/index.ts'

let test: TestApp
let owned: Owned
beforeAll(async () => {
  test = await buildTestApp()
  owned = await makeOwned(test)
  await owned.owner.fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
})
afterAll(() => test.close())

const names = Object.keys(AUTHORISATION_ROWS) as EndpointName[] // keys of the record
const byMethod = (isChange: boolean) => names.filter((name) => (endpoints[name].method !== 'GET') === isChange)

/** Sent by the owner, who is authorised, with other headers than our pages send. */
function send(name: EndpointName, headers: Readonly<Record<string, string>>) {
  const { params = {}, query = {}, headers: own = {}, body } = AUTHORISATION_ROWS[name].input?.(owned) ?? {}
  const path = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? 'missing')
  const cookie = [...owned.owner.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const json = body && !(body instanceof FormData) ? JSON.stringify(body) : null
  return test.app.inject({
    method: endpoints[name].method,
    url: `/api${path}?${new URLSearchParams(query)}`,
    headers: { cookie, ...own, ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(json ? { payload: json } : {}),
  })
}

describe.each(byMethod(true))('[A12] %s', (name) => {
  it('changes nothing when another site asks for it', async () => {
    const token = owned.owner.cookies.get('XSRF-TOKEN') ?? ''
    const scripted = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': token }
    const before = await databaseDigest(test.db)
    for (const headers of [
      {},
      { 'x-requested-with': 'XMLHttpRequest' },
      { 'x-xsrf-token': token },
      { ...scripted, origin: 'https://evil.example' },
      { ...scripted, 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await send(name, headers)
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'csrf.mismatch'])
    }
    expect(await databaseDigest(test.db)).toEqual(before)
  })
})

describe.each(byMethod(false))('[A12] %s', (name) => {
  it('changes nothing, as it is only read', async () => {
    const before = await databaseDigest(test.db)
    const answer = await send(name, {})
    expect(answer.statusCode).toBe(AUTHORISATION_ROWS[name].answers.owner)
    expect(await databaseDigest(test.db)).toEqual(before)
  })

  it('is kept by no cache that others share', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { headers } = await test.app.inject({ method, url: `/api${endpoints[name].path.replace(/:\w+/g, '1')}` })
      expect(headers['cache-control']).toMatch(/^(?:private, (?:no-store|no-cache|max-age=\d+)|no-store)$/)
    }
    expect((await send(name, {})).headers['cache-control']).toMatch(/^(?:private, |no-store$)/)
  })
})
