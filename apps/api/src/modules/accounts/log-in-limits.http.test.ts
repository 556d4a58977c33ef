import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sessions } from '../../platform/session/sessions.table.ts'
import { users } from '../../platform/session/users.table.ts'
import { throttles } from '../../platform/throttle/throttles.table.ts'
import { aVerifiedAccount, PASSWORD, signUp } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ rateLimitFactor: 1 })
})
afterAll(() => test.close())

const logIn = (email: string, password: string, address: string) =>
  test.aGuest({ address }).api.logIn({ body: { email, password } })
const REFUSED = { status: 429, error: { code: 'auth.throttled' } }

/** As if so many had been counted: each would take the time of a password. */
const setHits = async (rule: string, subject: string, hits: number) => {
  const key = createHash('sha256').update(`${rule}\n${subject}`).digest('base64url')
  const counted = await test.db.update(throttles).set({ hits }).where(eq(throttles.key, key)).returning()
  expect(counted).toHaveLength(1)
}

describe('[A4] the limit of a hundred tries an hour for an account', () => {
  it('holds from whichever address, for the right password too, and tells the seconds', async () => {
    const { body } = await signUp(test)
    await logIn(body.email, 'wrong', '192.0.2.10')
    await setHits('login account', body.email, 99)
    expect(await logIn(body.email.toUpperCase(), 'wrong', '192.0.2.11')).toMatchObject({ status: 400 })
    const refused = await logIn(body.email, body.password, '192.0.2.12')
    expect(refused).toMatchObject(REFUSED)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50 * 60)
    const other = await signUp(test)
    expect(await logIn(other.body.email, other.body.password, '192.0.2.12')).toMatchObject({ ok: true })
  })
})

describe('[A4] the limit of sixty tries a minute for an address', () => {
  it('holds for whichever account, and for no other address', async () => {
    const { body } = await signUp(test)
    await logIn('nobody-1@example.com', 'wrong', '192.0.2.20')
    await setHits('login address', '192.0.2.20', 59)
    expect(await logIn('nobody-2@example.com', 'wrong', '192.0.2.20')).toMatchObject({ status: 400 })
    const refused = await logIn(body.email, body.password, '192.0.2.20')
    expect(refused).toMatchObject(REFUSED)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await logIn(body.email, body.password, '192.0.2.21')).toMatchObject({ ok: true })
  })
})

describe('[A10] a log-in that a change of the password overtakes', () => {
  it('opens no session with the old one', async () => {
    const { body, userId } = await aVerifiedAccount(test)
    const sessionsOf = () => test.db.select().from(sessions).where(eq(sessions.userId, userId))
    const waiting = () => test.db.execute(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
    const before = (await sessionsOf()).length
    const answer = await test.db.transaction(async (change) => {
      await change.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
      const late = logIn(body.email, PASSWORD, '192.0.2.30')
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 10_000)
      await change.update(users).set({ passwordHash: sql`'!'` }).where(eq(users.id, userId))
      return { late }
    })
    expect(await answer.late).toMatchObject({ status: 400, error: { code: 'auth.bad_credentials' } })
    expect(await sessionsOf()).toHaveLength(before)
  })
})
