import { createHmac } from 'node:crypto'
import type { BotCheckAnswer, BotCheckChallenge } from '@repo/contract'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSignUp, PASSWORD, signUp } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import { solve, toBotCheck } from '../../testing/solve-challenge.ts'
import { usedChallenges } from './used-challenges.table.ts'

const SECRET = 'a secret of thirty-two characters'
const DIFFICULTY = 200

let test: TestApp
let address = 0
beforeAll(async () => {
  test = await buildTestApp({ botCheck: { difficulty: DIFFICULTY }, rateLimitFactor: 1, secret: SECRET })
})
afterAll(() => test.close())

const aStranger = () => test.aGuest({ address: `192.0.2.${++address}` })

async function challenge(): Promise<BotCheckChallenge> {
  const answer = await test.aGuest({ address: '198.51.100.1' }).api.createBotCheck()
  if (!answer.ok || !answer.data) throw new Error('There was no challenge.')
  return answer.data
}

const solved = async () => solve(await challenge())
const signUpWith = (bot_check: string | undefined, client = aStranger()) =>
  client.api.signUp({ body: aSignUp(bot_check === undefined ? {} : { bot_check }) })
const codeOf = async (bot_check: string) => {
  const answer = await signUpWith(bot_check)
  return answer.ok ? 'taken' : answer.error.code
}

/** A challenge with other parameters, signed with the key that is made of a secret. */
async function forged(secret: string, parameters: Readonly<Record<string, unknown>> = {}) {
  const keyOf = (use: string) => createHmac('sha256', secret).update(`bot check!${use}`).digest('hex')
  return createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: 3,
    data: { action: 'submit', expires_at: Math.floor(Date.now() / 1_000) + 600 },
    deriveKey,
    hmacSignatureSecret: keyOf('challenge'),
    hmacKeySignatureSecret: keyOf('solution'),
    ...parameters,
  }) as Promise<BotCheckChallenge> // the library's type is wider
}

describe('an answer to a challenge', () => {
  it('lets one sign-up through', async () => {
    expect(await codeOf(toBotCheck(await solved()))).toBe('taken')
  })

  it('takes half of the difficulty at least, and all of it at most', async () => {
    for (let tries = 0; tries < 5; tries++) {
      const { counter } = (await solved()).solution
      expect(counter).toBeGreaterThanOrEqual(DIFFICULTY / 2)
      expect(counter).toBeLessThanOrEqual(DIFFICULTY)
    }
  })

  it('is worth one request, also of twenty at once', async () => {
    const answer = toBotCheck(await solved())
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(answer)))
    expect(codes.filter((code) => code === 'taken')).toHaveLength(1)
    expect(codes.filter((code) => code === 'bot_check.failed')).toHaveLength(19)
  })

  it.each<[string, (answer: BotCheckAnswer) => unknown]>([
    ['another counter', (answer) => ({ ...answer, solution: { ...answer.solution, counter: 1, derivedKey: 'ab' } })],
    ['another hash', (answer) => ({ ...answer, solution: { ...answer.solution, derivedKey: 'ab'.repeat(32) } })],
    ['no solution', ({ challenge }) => ({ challenge })],
    ['another signature', (answer) => ({ ...answer, challenge: { ...answer.challenge, signature: 'ab'.repeat(32) } })],
    ['no signature', (answer) => ({ ...answer, challenge: { parameters: answer.challenge.parameters } })],
    ['an easier prefix', (answer) => withParameters(answer, { keyPrefix: '' })],
    ['a later end', (answer) => withParameters(answer, { data: { action: 'submit', expires_at: 9_999_999_999 } })],
    ['another salt', (answer) => withParameters(answer, { salt: '00'.repeat(16) })],
    ['a prototype', () => JSON.parse('{"__proto__":{"verified":true}}')],
    ['nothing of it', () => null],
  ])('is refused with %s', async (_, change) => {
    expect(await codeOf(toBotCheck(change(await solved())))).toBe('bot_check.failed')
  })

  it.each(['x', '%%%', Buffer.from('[]').toString('base64')])('is refused when it is none: %s', async (text) => {
    expect(await codeOf(text)).toBe('bot_check.failed')
  })

  it('is refused for a challenge that somebody else made, however right', async () => {
    expect(await codeOf(toBotCheck(await solve(await forged('another secret'))))).toBe('bot_check.failed')
  })

  it('is refused for another kind of work, or after ten minutes by the clock of the database', async () => {
    const now = Math.floor(Date.now() / 1_000)
    const other = await forged(SECRET, { data: { action: 'vote', expires_at: now + 600 } })
    const late = await forged(SECRET, { data: { action: 'submit', expires_at: now - 1 } })
    for (const made of [other, late]) expect(await codeOf(toBotCheck(await solve(made)))).toBe('bot_check.failed')
    const { expires_at } = (await challenge()).parameters.data
    expect(Math.abs(expires_at - now - 600)).toBeLessThan(60)
  })

  it('is as long as 2,000 characters and not longer', async () => {
    expect(await codeOf('a'.repeat(2_000))).toBe('bot_check.failed')
    expect(await codeOf('a'.repeat(2_001))).toBe('request.invalid')
  })

  it('is forgotten once it would have expired', async () => {
    await test.db.insert(usedChallenges).values([
      { challengeHash: 'over', expiresAt: sql`now() - interval '1 second'` },
      { challengeHash: 'valid', expiresAt: sql`now() + interval '1 minute'` },
    ])
    await test.services.botCheck.deleteExpired()
    const kept = (await test.db.select().from(usedChallenges)).map(({ challengeHash }) => challengeHash)
    expect([kept.includes('over'), kept.includes('valid')]).toEqual([false, true])
  })
})

describe('without an answer', () => {
  it('three sign-ups of an address are taken in half an hour, the fourth with one', async () => {
    const client = () => test.aGuest({ address: '203.0.113.1' })
    for (let taken = 0; taken < 3; taken++) expect((await signUpWith(undefined, client())).status).toBe(201)
    const refused = await signUpWith(undefined, client())
    expect(refused).toMatchObject({ status: 422, error: { code: 'bot_check.required' } })
    expect(refused.headers.get('retry-after')).toBeNull()
    expect((await signUpWith(toBotCheck(await solved()), client())).status).toBe(201)
  })

  it('log-ins that succeed are not counted, nor do they make room for others', async () => {
    const { body } = await signUp(test)
    const logIn = (password: string) =>
      test.aGuest({ address: '203.0.113.9' }).api.logIn({ body: { email: body.email, password } })
    await logIn('wrong')
    for (let times = 0; times < 5; times++) expect((await logIn(PASSWORD)).status).toBe(200)
    for (let tries = 0; tries < 2; tries++) expect((await logIn('wrong')).status).toBe(400)
    expect(await logIn('wrong')).toMatchObject({ error: { code: 'bot_check.required' } })
  })

  it('three tries to log in are taken, the fourth with one, right password or not', async () => {
    const { body } = await signUp(test, { bot_check: toBotCheck(await solved()) })
    const logIn = (password: string, bot_check?: string) =>
      test.aGuest({ address: '203.0.113.2' }).api.logIn({
        body: { email: body.email, password, ...(bot_check ? { bot_check } : {}) },
      })
    for (let tries = 0; tries < 3; tries++) expect((await logIn('wrong')).status).toBe(400)
    expect(await logIn(PASSWORD)).toMatchObject({ status: 422, error: { code: 'bot_check.required' } })
    expect((await logIn(PASSWORD, toBotCheck(await solved()))).status).toBe(200)
  })

  it('three resets of an address are taken, the fourth with one', async () => {
    const send = (bot_check?: string) =>
      test.aGuest({ address: '203.0.113.3' }).api.requestPasswordReset({
        body: { email: aSignUp().email, ...(bot_check ? { bot_check } : {}) },
      })
    for (let attempt = 0; attempt < 3; attempt++) expect((await send()).status).toBe(200)
    expect(await send()).toMatchObject({ status: 422, error: { code: 'bot_check.required' } })
    expect((await send(toBotCheck(await solved()))).status).toBe(200)
  })
})

it('is not there when it is switched off', async () => {
  const open = await buildTestApp({ botCheck: null, rateLimitFactor: 1 })
  try {
    expect(await open.aGuest().api.createBotCheck()).toMatchObject({ ok: true, data: null })
    for (let taken = 0; taken < 5; taken++)
      expect((await open.aGuest().api.signUp({ body: aSignUp() })).status).toBe(201)
  } finally {
    await open.close()
  }
})

const withParameters = (answer: BotCheckAnswer, change: Readonly<Record<string, unknown>>) => ({
  ...answer,
  challenge: { ...answer.challenge, parameters: { ...answer.challenge.parameters, ...change } },
})
