import type { Endpoint } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../../../testing/accounts.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../../testing/index.ts'

let test: TestApp
let clients: Readonly<Record<Endpoint['access'], TestClient>>
beforeAll(async () => {
  test = await buildTestApp()
  const user = await test.aVerifiedUser()
  clients = { anyone: user, guest: test.aGuest(), user, verifiedUser: user, moderator: await test.aModerator() }
})
afterAll(() => test.close())

const bodies = allEndpoints.filter(([, { body }]) => body !== undefined)

/** What browsers add to passkey responses. It is never read. */
const OF_BROWSERS = /\/response\/properties\/clientExtensionResults$/

/** Places of a schema that accept undeclared fields. */
function openObjects(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${path}/${key}`))
  const isOpen = 'type' in schema && schema.type === 'object' && !('additionalProperties' in schema)
  return isOpen ? [path, ...inner] : inner
}

function send({ method, path, access }: Endpoint, body: string) {
  const url = `/api${path.replace(/:(?:id|\w+Id|version)/g, '999999').replace(/:\w+/g, 'none')}`
  return clients[access].fetch(url, { method, headers: { 'content-type': 'application/json' }, body })
}

describe.each(bodies)('[B22] the body of %s', (_, endpoint) => {
  it('has no place for fields that are not declared', () => {
    expect(openObjects(endpoint.body).filter((path) => !OF_BROWSERS.test(path))).toEqual([])
  })

  it('is refused with fields that only the server sets', async () => {
    const answer = await send(endpoint, '{"user_id":1,"id":1,"phobidden":false,"favorite_count":9,"role":"moderator"}')
    expect([answer.status, (await answer.json()).error.code]).toEqual([422, 'request.invalid'])
  })

  it.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"a":{"__proto__":[]}}',
  ])('[C36] is refused with %s', async (body) => {
    expect([400, 422]).toContain((await send(endpoint, body)).status)
    expect('isAdmin' in {}).toBe(false)
  })
})
