import { type EndpointName, endpoints } from '@repo/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeOwned, type Owned } from '../../../testing/authorisation/owned.ts'
import type { Question } from '../../../testing/authorisation/questions.ts'
import { AUTHORISATION_ROWS } from '../../../testing/authorisation/rows.ts'
import { type DatabaseGate, gateTo } from '../../../testing/database-gate.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../../testing/index.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'

/** The messages of a request at which the database goes away. All of them would take minutes; most endpoints send less than ten. */
const LOST_AT = [1, 3, 6, 10, 20, 40, 80, 160]

let gate: DatabaseGate
let test: TestApp
const logged: string[] = []
beforeAll(async () => {
  gate = await gateTo(await createTestDatabase())
  const log = { level: 'info', stream: { write: (line: string) => void logged.push(line) } }
  test = await buildTestApp({ log }, undefined, undefined, { database: gate })
})
afterAll(async () => {
  await test.close()
  await gate.drop()
})
afterEach(() => gate.open())

function send(client: TestClient, name: EndpointName, { params = {}, query = {}, headers = {}, body }: Question) {
  const path = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? 'missing')
  const isForm = body instanceof FormData
  return client.fetch(`/api${path}?${new URLSearchParams(query)}`, {
    method: endpoints[name].method,
    headers: {
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
}

const answers = () =>
  test.db.execute('select 1').then(
    () => true,
    () => false,
  )

const names = Object.keys(AUTHORISATION_ROWS) as EndpointName[] // keys of the record

describe.each(names)('%s', (name) => {
  const { answers: statuses, input: question = () => ({}) } = AUTHORISATION_ROWS[name]

  it('is unavailable when the database goes away at one of its queries, and says no more', async () => {
    const ask = async (owned: Owned, messages: number) => {
      await owned.owner.fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
      const asked = question(owned)
      gate.cutAfter(messages)
      const answer = await send(owned.owner, name, asked).catch(ifCutOff)
      const hasReached = gate.sent() >= messages
      gate.open()
      await expect.poll(answers).toBe(true)
      return { answer, hasReached }
    }
    const isUnharmed = async (owned: Owned, messages: number) => {
      const first = await ask(owned, messages)
      // What was interrupted before may have been stored, and is refused as a double then.
      const isDouble = !first.hasReached && first.answer?.status !== statuses.owner
      const { answer, hasReached } = isDouble ? await ask(await makeOwned(test), messages) : first
      if (!hasReached) expect(answer?.status).toBe(statuses.owner)
      // What needs no answer of the database any more is answered as always.
      if (answer === null || answer.status === statuses.owner) return !hasReached
      expect([messages, answer.status, answer.headers.get('retry-after')]).toEqual([messages, 503, '3'])
      expect(await answer.json()).toEqual({
        error: { code: 'server.unavailable', message: expect.any(String), requestId: expect.any(String) },
      })
      return false
    }
    // One owner for each two: limits of what one person may try count what was interrupted, too.
    let owned: Owned | undefined
    for (const [index, messages] of LOST_AT.entries()) {
      if (!owned || index % 2 === 0) owned = await makeOwned(test)
      if (await isUnharmed(owned, messages)) break
    }
  })
})

/** An answer that was under way already, as of a download, can only be cut off. */
function ifCutOff(error: unknown): null {
  expect(error).toMatchObject({ message: expect.stringContaining('destroyed before completion') })
  return null
}

it('logs what was unavailable, without what people had sent', () => {
  const ofRequests = logged.filter((line) => line.includes('"reqId"')).join('')
  expect(ofRequests).toContain('server.unavailable')
  expect(ofRequests).not.toMatch(/"level":(?:50|60)/)
  expect(logged.join('')).not.toContain('params:')
})
