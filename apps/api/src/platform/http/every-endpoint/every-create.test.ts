import { type EndpointName, endpoints } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anArticle } from '../../../modules/route-articles/testing/an-article.ts'
import { createArticle } from '../../../modules/route-articles/testing/create-article.ts'
import { allEndpoints } from '../../../testing/accounts.ts'
import { makeOwned } from '../../../testing/authorisation/owned.ts'
import { AUTHORISATION_ROWS, type Question } from '../../../testing/authorisation/rows.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

/** They open sessions, which belong to one browser: an answer that is given again would open a second one. */
const SIGN_UPS: ReadonlySet<string> = new Set(['signUp', 'completeProviderSignUp'])

it('[F63] every create takes an idempotency key', () => {
  const creates = allEndpoints.filter(([, { method, response }]) => method === 'POST' && response.status === 201)
  const without = creates.filter(([name, { idempotent }]) => !idempotent && !SIGN_UPS.has(name))
  expect(without.map(([name]) => name)).toEqual([])
  expect(creates.length).toBeGreaterThan(10)
})

async function send(client: TestClient, name: EndpointName, question: Question) {
  const { params = {}, query = {}, headers = {}, body } = question
  const { method, path } = endpoints[name]
  const filled = path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? 'missing')
  const answer = await client.fetch(`/api${filled}?${new URLSearchParams(query)}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  const { error }: { error?: { code: string } } = text === '' ? {} : JSON.parse(text)
  return { status: answer.status, text, isReplayed: answer.headers.has('idempotency-replayed'), code: error?.code }
}

/** Those whose row succeeds; the others need a file, a case or a provider, and are tried where those are. */
const names = (Object.keys(AUTHORISATION_ROWS) as EndpointName[]).filter((name) => {
  // keys of the record
  const endpoint = allEndpoints.find(([one]) => one === name)?.[1]
  const { owner, other } = AUTHORISATION_ROWS[name].answers
  return endpoint?.idempotent === true && endpoint.body !== undefined && Math.min(owner, other) < 300
})

describe.each(names)('[F63] %s with an idempotency key', (name) => {
  it('happens once when it is sent twice, answers the same, and refuses another body', async () => {
    const owned = await makeOwned(test)
    const { answers, input = (): Question => ({}) } = AUTHORISATION_ROWS[name]
    const client = answers.owner < 300 ? owned.owner : await test.aVerifiedUser()
    const question = input(owned)
    const withKey = { ...question, headers: { ...question.headers, 'idempotency-key': crypto.randomUUID() } }
    const first = await send(client, name, withKey)
    const second = await send(client, name, withKey)
    expect([first.status < 300, first.isReplayed]).toEqual([true, false])
    expect(second).toEqual({ ...first, isReplayed: true })
    const other = JSON.parse(JSON.stringify(withKey.body).replace(/"([^"\\]{1,200})"(?=[,}])/, '"$1 x"'))
    const isOther = JSON.stringify(other) !== JSON.stringify(withKey.body)
    if (isOther) {
      const refused = await send(client, name, { ...withKey, body: other })
      expect([422, 404]).toContain(refused.status)
      if (refused.code !== 'request.invalid') expect(refused.code).toBe('idempotency.body_differs')
    }
  })
})

it('[F63] most creates are among them', () => {
  expect(names).toEqual(
    expect.arrayContaining(['createRoute', 'saveRoute', 'createComment', 'cloneRoute', 'stockRoute']),
  )
  expect(names.length).toBeGreaterThanOrEqual(9)
})

describe('[F63] a save', () => {
  const put = (client: TestClient, path: string, headers: Record<string, string>, body?: unknown) =>
    client.fetch(`/api/v1${path}`, {
      method: path.endsWith('restore') ? 'POST' : 'PUT',
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })

  it.each([
    ['/routes/ID', anArticle({ title: 'another' })],
    ['/self/routes/ID/revisions/1/restore', undefined],
  ] as const)('at %s needs the version that it replaces, and that version as it is now', async (template, body) => {
    const owner = await test.aVerifiedUser()
    const { id } = await createArticle(owner)
    const path = template.replace('ID', String(id))
    expect((await put(owner, path, {}, body)).status).toBe(428)
    for (const stale of ['"2"', '"99"']) expect((await put(owner, path, { 'if-match': stale }, body)).status).toBe(412)
    expect((await put(owner, path, { 'if-match': '"1"' }, body)).status).toBe(200)
    expect((await put(owner, path, { 'if-match': '"1"' }, body)).status).toBe(412)
    expect((await put(owner, path, { 'if-match': '"2"' }, body)).status).toBe(200)
  })
})
