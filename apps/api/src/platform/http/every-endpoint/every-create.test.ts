import type { EndpointName } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anArticle } from '../../../modules/route-articles/testing/an-article.ts'
import { createArticle } from '../../../modules/route-articles/testing/create-article.ts'
import { allEndpoints } from '../../../testing/accounts.ts'
import { makeOwned } from '../../../testing/authorisation/owned.ts'
import type { Question } from '../../../testing/authorisation/questions.ts'
import { AUTHORISATION_ROWS } from '../../../testing/authorisation/rows.ts'
import { sendQuestion } from '../../../testing/authorisation/send-question.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

/** Their answers have a secret, or open the session of one browser: they are kept nowhere, and never given again. */
const UNREPEATED: ReadonlySet<string> = new Set([
  'signUp',
  'completeProviderSignUp',
  'createAccessToken',
  'createWebhook',
])

it('[F63] every create takes an idempotency key', () => {
  const creates = allEndpoints.filter(([, { method, response }]) => method === 'POST' && response.status === 201)
  const without = creates.filter(([name, { idempotent }]) => !idempotent && !UNREPEATED.has(name))
  expect(without.map(([name]) => name)).toEqual([])
  expect(creates.length).toBeGreaterThan(10)
})

async function send(client: TestClient, name: EndpointName, question: Question) {
  const answer = await sendQuestion(client, name, question)
  const text = await answer.text()
  const { error }: { error?: { code: string } } = text === '' ? {} : JSON.parse(text)
  return { status: answer.status, text, isReplayed: answer.headers.has('idempotency-replayed'), code: error?.code }
}

/** The rows of each table. Counters of requests do not count. */
async function countRows(): Promise<Readonly<Record<string, number>>> {
  const tables = await test.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'throttles' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await test.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    )
    counts[name] = row?.count ?? 0
  }
  return counts
}

/** Those whose row succeeds; the others need a file, a case or a provider, and are tried where those are. */
const names = (Object.keys(AUTHORISATION_ROWS) as EndpointName[]).filter((name) => {
  // keys of the record
  const endpoint = allEndpoints.find(([one]) => one === name)?.[1]
  const { owner, other } = AUTHORISATION_ROWS[name].answers
  return endpoint?.idempotent === true && endpoint.body !== undefined && Math.min(owner, other) < 300
})

describe.each(names)('[F63] %s with an idempotency key', (name) => {
  it('[fault 6] happens once when it is sent thirty times at once', async () => {
    const { answers, input = (): Question => ({}) } = AUTHORISATION_ROWS[name]
    /** What is stored beyond what was there before, by table, when this many equal requests arrive. */
    const storedBy = async (times: number) => {
      const owned = await makeOwned(test)
      const client = answers.owner < 300 ? owned.owner : await test.aVerifiedUser()
      await client.fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
      const question = input(owned)
      const withKey = { ...question, headers: { ...question.headers, 'idempotency-key': crypto.randomUUID() } }
      const before = await countRows()
      const sent = await Promise.all(Array.from({ length: times }, () => send(client, name, withKey)))
      const after = await countRows()
      const first = sent.filter(({ isReplayed, status }) => status < 300 && !isReplayed)
      const others = sent.filter(({ isReplayed, code }) => !isReplayed && code !== 'idempotency.in_progress')
      expect([first.length, others.length]).toEqual([1, 1])
      return Object.fromEntries(Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)]))
    }
    expect(await storedBy(30)).toEqual(await storedBy(1))
  })

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
