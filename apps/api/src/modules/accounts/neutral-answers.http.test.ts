import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { aSignUp, signUp } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const anAddress = () => `${crypto.randomUUID().slice(0, 8)}@example.com`

/** Addresses as long as each other, so that answers which repeat them are too. */
const ADDRESSES = {
  unknown: async () => anAddress(),
  known: async () => (await test.aVerifiedUser({ email: anAddress() })).user.email,
  'only claimed': async () => (await signUp(test, { email: anAddress() })).body.email,
  'without a password': async () => {
    const { user } = await test.aVerifiedUser({ email: anAddress() })
    await test.db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id))
    return user.email
  },
} as const

/** What differs from one request to the next, whoever asks: numbers, names, times, and the address that was sent. */
const told = (text: string, address: string) =>
  text
    .replaceAll(address, 'ADDRESS')
    .replace(/user_[0-9a-f]{8}/g, 'NAME')
    .replace(/"id":\d+/g, '"id":ID')
    .replace(/seconds":\d+/g, 'seconds":S')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')

async function answerOf(client: TestClient, path: string, body: object, address: string, method = 'POST') {
  const headers = { 'content-type': 'application/json' }
  const answer = await client.fetch(`/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
  const headerNames = [...answer.headers.keys()].filter((name) => name !== 'set-cookie')
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, ''))
  return { status: answer.status, headers: headerNames, cookies, text: told(await answer.text(), address) }
}

/** The first answer and the one after it, which may say to wait. */
const FLOWS: Readonly<Record<string, (address: string) => Promise<readonly unknown[]>>> = {
  'a sign-up': async (email) => [await answerOf(test.aGuest(), '/signup', aSignUp({ email }), email)],
  'a sign-up in capitals': async (email) => [
    await answerOf(test.aGuest(), '/signup', aSignUp({ email: email.toUpperCase() }), email.toUpperCase()),
  ],
  'a forgotten password': async (email) => [
    await answerOf(test.aGuest(), '/password/forget', { email }, email),
    await answerOf(test.aGuest(), '/password/forget', { email }, email),
  ],
  'a new address': async (email) => {
    const user = await test.aVerifiedUser()
    return [
      await answerOf(user, '/self/email-change', { email }, email, 'PUT'),
      await answerOf(user, '/self/email-change', { email }, email, 'PUT'),
    ]
  },
  'a log-in': async (email) => [await answerOf(test.aGuest(), '/login', { email, password: 'not the one' }, email)],
}

describe.each(Object.entries(FLOWS))('[A5] %s', (_, ask) => {
  it('is answered byte for byte alike, whoever has the address', async () => {
    const answers: (readonly [string, readonly unknown[]])[] = []
    for (const [kind, make] of Object.entries(ADDRESSES)) answers.push([kind, await ask(await make())])
    const [first] = answers
    for (const [kind, answer] of answers) expect([kind, answer]).toEqual([kind, first?.[1]])
    expect(JSON.stringify(first)).not.toContain('"status":404')
  })
})
