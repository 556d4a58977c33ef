import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { emailCodes } from '../../schema/email-codes.table.ts'
import { mailedCode, signUp, wrongCode } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

/** Moves a user's requests into the past. */
const age = (email: string, interval: string) =>
  test.db
    .update(emailCodes)
    .set({
      createdAt: sql`${emailCodes.createdAt} - ${interval}::interval`,
      expiresAt: sql`${emailCodes.expiresAt} - ${interval}::interval`,
    })
    .where(eq(emailCodes.email, email))

describe('[A6] verifying an address', () => {
  it('[A8] takes the mailed code once and rotates the session', async () => {
    const { api, body, cookies } = await signUp(test)
    const code = await mailedCode(test, body.email)
    const before = cookies.get('session')
    expect(await api.verifyEmail({ body: { code } })).toMatchObject({
      ok: true,
      data: { email_verified_at: expect.any(String) },
    })
    expect(cookies.get('session')).not.toBe(before)

    const old = test.aGuest()
    old.cookies.set('session', before ?? '')
    expect(await old.api.currentUser()).toMatchObject({ data: null })
  })

  it('refuses a wrong code, and the right one after five tries', async () => {
    const { api, body } = await signUp(test)
    const code = await mailedCode(test, body.email)
    for (let i = 0; i < 5; i++) {
      expect(await api.verifyEmail({ body: { code: wrongCode(code) } })).toMatchObject({
        status: 422,
        error: { code: 'auth.code_invalid' },
      })
    }
    expect(await api.verifyEmail({ body: { code } })).toMatchObject({ status: 422 })
  })

  it('takes the right code at the fifth try', async () => {
    const { api, body } = await signUp(test)
    const code = await mailedCode(test, body.email)
    for (let i = 0; i < 4; i++) await api.verifyEmail({ body: { code: wrongCode(code) } })
    expect(await api.verifyEmail({ body: { code } })).toMatchObject({ ok: true })
  })

  it('counts twenty tries at once one by one', async () => {
    const { api, body } = await signUp(test)
    const code = await mailedCode(test, body.email)
    await Promise.all(Array.from({ length: 20 }, () => api.verifyEmail({ body: { code: wrongCode(code) } })))
    const [row] = await test.db.select().from(emailCodes).where(eq(emailCodes.email, body.email))
    expect(row?.tries).toBe(5)
  })

  it('refuses a code after an hour of the database’s clock', async () => {
    const { api, body } = await signUp(test)
    const code = await mailedCode(test, body.email)
    await age(body.email, '61 minutes')
    expect(await api.verifyEmail({ body: { code } })).toMatchObject({ error: { code: 'auth.code_invalid' } })
  })

  it('refuses another user’s code', async () => {
    const one = await signUp(test)
    const two = await signUp(test)
    const [codeOfOne, codeOfTwo] = [await mailedCode(test, one.body.email), await mailedCode(test, two.body.email)]
    if (codeOfOne === codeOfTwo) return
    expect(await two.api.verifyEmail({ body: { code: codeOfOne } })).toMatchObject({
      error: { code: 'auth.code_invalid' },
    })
  })

  it('removes every other claim to the address', async () => {
    const squatter = await signUp(test, { email: 'claimed@example.com' })
    const owner = await signUp(test, { email: 'Claimed@example.com' })
    const code = await mailedCode(test, owner.body.email)
    expect(await owner.api.verifyEmail({ body: { code } })).toMatchObject({ ok: true })
    expect(await squatter.api.currentUser()).toMatchObject({ data: null })
    const rows = await test.db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, 'claimed@example.com'))
    expect(rows.map(({ name }) => name)).toEqual([owner.body.name])
  })

  it.each(['12345', '1234567', 'abcdef', '１２３４５６'])('refuses %s as malformed', async (code) => {
    const { api } = await test.anUnverifiedUser()
    expect(await api.verifyEmail({ body: { code } })).toMatchObject({ status: 422, error: { code: 'request.invalid' } })
  })

  it('needs a session', async () => {
    expect(await test.aGuest().api.verifyEmail({ body: { code: '123456' } })).toMatchObject({ status: 401 })
  })
})

describe('asking for a new code', () => {
  it('is refused within a minute, with the seconds left', async () => {
    const { api } = await signUp(test)
    const answer = await api.resendCode()
    expect(answer).toMatchObject({ status: 429, error: { code: 'auth.resend_too_soon' } })
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  it('[A6] mails a new code and turns the old one off', async () => {
    const { api, body } = await signUp(test)
    const old = await mailedCode(test, body.email)
    await age(body.email, '61 seconds')
    expect(await api.resendCode()).toMatchObject({ ok: true, data: { retry_after_seconds: 60 } })
    const fresh = await mailedCode(test, body.email, 2)
    if (old !== fresh) expect(await api.verifyEmail({ body: { code: old } })).toMatchObject({ ok: false })
    expect(await api.verifyEmail({ body: { code: fresh } })).toMatchObject({ ok: true })
  })

  it('[A6] gives five codes an hour and names the wait for the sixth', async () => {
    const { api, body } = await signUp(test)
    for (let i = 0; i < 4; i++) {
      await age(body.email, '2 minutes')
      expect(await api.resendCode()).toMatchObject({ ok: true })
    }
    await age(body.email, '2 minutes')
    const refused = await api.resendCode()
    expect(refused).toMatchObject({ status: 429, error: { code: 'auth.resend_too_soon' } })
    // The first of the five was requested ten minutes ago.
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(49 * 60)
  })

  it('sends one mail when asked twice at once', async () => {
    const { api, body } = await signUp(test)
    await age(body.email, '61 seconds')
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.resendCode()))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('does nothing for a verified user', async () => {
    const { api } = await test.aVerifiedUser()
    expect(await api.resendCode()).toMatchObject({ ok: true, data: { retry_after_seconds: 0 } })
  })
})
