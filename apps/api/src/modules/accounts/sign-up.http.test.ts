import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { emailCodes } from '../../schema/email-codes.table.ts'
import { aSignUp, mailedCode, PASSWORD, signUp } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

describe('signing up', () => {
  it('opens an unverified account with a session', async () => {
    const { api, body } = await signUp(test)
    expect(await api.currentUser()).toMatchObject({
      ok: true,
      data: { name: body.name, nickname: body.name, email: body.email, email_verified_at: null },
    })
  })

  it('takes a display name, on one line', async () => {
    const { api, body } = await signUp(test, { nickname: ' 山本\n あゆみ ' })
    expect(await api.currentUser()).toMatchObject({ data: { name: body.name, nickname: '山本 あゆみ' } })
  })

  it('takes a display name of 255 characters and refuses 256', async () => {
    await expect(signUp(test, { nickname: 'あ'.repeat(255) })).resolves.toBeDefined()
    const answer = await test.aGuest().api.signUp({ body: aSignUp({ nickname: 'あ'.repeat(256) }) })
    expect(answer).toMatchObject({ status: 422, error: { code: 'request.invalid', fields: [{ field: 'nickname' }] } })
  })

  it.each([
    ['of the browser', { time_zone: 'America/Los_Angeles' }, 'America/Los_Angeles'],
    ['of the site without one', {}, 'Asia/Tokyo'],
    ['of the site for one that is not known', { time_zone: 'Moon/Tycho' }, 'Asia/Tokyo'],
  ])('sets the time zone %s', async (_, over, timeZone) => {
    const { api } = await signUp(test, over)
    expect(await api.currentUser()).toMatchObject({ data: { time_zone: timeZone } })
  })

  it('takes a name of a time zone of 64 characters and refuses 65', async () => {
    await expect(signUp(test, { time_zone: 'x'.repeat(64) })).resolves.toBeDefined()
    const answer = await test.aGuest().api.signUp({ body: aSignUp({ time_zone: 'x'.repeat(65) }) })
    expect(answer).toMatchObject({ status: 422, error: { fields: [{ field: 'time_zone' }] } })
  })

  it('mails a code in the language of the form', async () => {
    const { body } = await signUp(test, { locale: 'en-us' })
    const [mail] = await test.mailsTo(body.email, 1)
    expect(mail).toMatchObject({ locale: 'en-us', subject: expect.stringMatching(/^\d{6} is your Mishiori code$/) })
    expect(mail?.html).toContain('<html lang="en-us">')
  })

  it('stores neither the password nor the code', async () => {
    const { body } = await signUp(test)
    const code = await mailedCode(test, body.email)
    const [user] = await test.db.select().from(users).where(eq(users.email, body.email))
    const codes = await test.db.select().from(emailCodes).where(eq(emailCodes.email, body.email))
    const jobs = await test.db.execute(sql`select data::text from pgboss.job`)
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify([codes, jobs])).not.toContain(`"${code}"`)
    expect(codes[0]?.codeHash).toHaveLength(43)
  })

  it.each([
    ['without accepting the terms', { terms: false }, 'auth.terms_required', 'terms'],
    ['with a common password', { password: 'Password1' }, 'request.invalid', 'password'],
    ['with a password of 7 characters', { password: 'a1b2c3d' }, 'request.invalid', 'password'],
    ['with a password of 129 characters', { password: 'aZ3'.repeat(43) }, 'request.invalid', 'password'],
    ['with a name of 4 characters', { name: 'abcd' }, 'request.invalid', 'name'],
    ['with a name of 101 characters', { name: 'a'.repeat(101) }, 'request.invalid', 'name'],
    ['with a space in the name', { name: 'abc def' }, 'request.invalid', 'name'],
    ['with a broken address', { email: 'nobody' }, 'request.invalid', 'email'],
    ['with half a surrogate pair', { password: 'abcdefgh\ud800' }, 'request.invalid', 'password'],
  ])('[A1] is refused %s', async (_, overrides, code, field) => {
    const answer = await test.aGuest().api.signUp({ body: aSignUp(overrides) })
    expect(answer).toMatchObject({ ok: false, status: 422, error: { code, fields: [{ field }] } })
  })

  it('[A1][C37] is refused with NUL in the password, which no client of ours sends', async () => {
    const body = JSON.stringify(aSignUp({ password: 'abcdefg\0h' }))
    const headers = { 'content-type': 'application/json' }
    const answer = await test.aGuest().fetch('/api/v1/signup', { method: 'POST', headers, body })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: { code: 'request.invalid', fields: [{ field: 'password' }] } })
  })

  it.each([
    ['8 characters', 'q8w3rtyz'],
    ['128 characters, Unicode', '道しおり'.repeat(32)],
  ])('[A1] takes a password of %s and logs in with it', async (_, password) => {
    const { body } = await signUp(test, { password })
    expect(await test.aGuest().api.logIn({ body: { email: body.email, password } })).toMatchObject({ ok: true })
  })

  it('[B22] refuses extra fields', async () => {
    const body = Object.assign(aSignUp(), { email_verified_at: '2026-01-01' })
    const answer = await test.aGuest().api.signUp({ body })
    expect(answer).toMatchObject({ status: 422, error: { fields: [{ rule: 'additionalProperties' }] } })
  })

  it('refuses a name that is taken, ignoring case', async () => {
    const { body } = await signUp(test)
    const answer = await test.aGuest().api.signUp({ body: aSignUp({ name: body.name.toUpperCase() }) })
    expect(answer).toMatchObject({ status: 422, error: { code: 'auth.name_taken', fields: [{ field: 'name' }] } })
  })

  it('gives a name to one of twenty who ask at once', async () => {
    const { name } = aSignUp()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.aGuest().api.signUp({ body: aSignUp({ name }) })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const others = answers.filter((answer) => !answer.ok)
    expect(others.every(({ error }) => error.code === 'auth.name_taken')).toBe(true)
  })

  it('is for guests', async () => {
    const { api } = await test.aVerifiedUser()
    expect(await api.signUp({ body: aSignUp() })).toMatchObject({ status: 403, error: { code: 'auth.guest_only' } })
  })
})

describe('signing up with an address that has an account', () => {
  it('[A5] answers like any other sign-up and tells only by mail', async () => {
    const owner = await test.aVerifiedUser()
    const body = aSignUp({ email: owner.user.email.toUpperCase() })
    const known = await test.aGuest().api.signUp({ body })
    const fresh = await test.aGuest().api.signUp({ body: aSignUp() })
    if (!known.ok || !fresh.ok) throw new Error('A sign-up was refused.')
    expect(known.status).toBe(fresh.status)
    expect(Object.keys(known.data)).toEqual(Object.keys(fresh.data))
    expect(known.data).toMatchObject({ email: body.email, email_verified_at: null })

    const [mail] = await test.mailsTo(body.email, 1)
    expect(mail?.subject).toBe('このメールアドレスは登録済みです（Mishiori）')
    expect(mail?.text).not.toMatch(/\d{6}/)
  })

  it('cannot be verified by any code', async () => {
    const owner = await test.aVerifiedUser()
    const { api } = await signUp(test, { email: owner.user.email })
    await test.mailsTo(owner.user.email, 1)
    expect(await api.verifyEmail({ body: { code: '123456' } })).toMatchObject({ error: { code: 'auth.code_invalid' } })
  })

  it('can log in again with the new password, so the log-in tells nothing either', async () => {
    const owner = await test.aVerifiedUser()
    const { body } = await signUp(test, { email: owner.user.email })
    const answer = await test.aGuest().api.logIn({ body: { email: body.email, password: PASSWORD } })
    expect(answer).toMatchObject({ ok: true, data: { name: body.name, email_verified_at: null } })
  })
})

describe('many sign-ups from one address', () => {
  it('are refused after the 20th within half an hour, with the seconds to wait', async () => {
    const strict = await buildTestApp({ rateLimitFactor: 1 })
    try {
      const attempt = () => strict.aGuest({ address: '192.0.2.7' }).api.signUp({ body: aSignUp() })
      for (let i = 0; i < 20; i++) expect(await attempt()).toMatchObject({ ok: true })
      const refused = await attempt()
      expect(refused).toMatchObject({ status: 429, error: { code: 'auth.throttled' } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await strict.aGuest({ address: '192.0.2.8' }).api.signUp({ body: aSignUp() })).toMatchObject({ ok: true })
    } finally {
      await strict.close()
    }
  })
})
