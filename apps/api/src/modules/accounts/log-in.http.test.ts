import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { throttles } from '../../platform/throttle/throttles.table.ts'
import { PASSWORD, signUp } from '../../testing/accounts.ts'
import { buildTestApp, createTestClient, type TestApp } from '../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const logIn = (email: string, password: string, address?: string) =>
  test.aGuest(address === undefined ? {} : { address }).api.logIn({ body: { email, password } })

describe('logging in', () => {
  it('opens a session, ignoring the case of the address', async () => {
    const { body } = await signUp(test)
    const client = test.aGuest()
    await client.api.logIn({ body: { email: body.email.toUpperCase(), password: body.password } })
    expect(await client.api.currentUser()).toMatchObject({ data: { name: body.name } })
  })

  it('[A3] answers a wrong password and an unknown address byte for byte alike', async () => {
    const { body } = await signUp(test)
    const wrong = await logIn(body.email, 'not my password')
    const unknown = await logIn('nobody@example.com', 'not my password')
    expect(wrong).toMatchObject({ status: 400, error: { code: 'auth.bad_credentials' } })
    expect([unknown.status, !unknown.ok && unknown.body]).toEqual([wrong.status, !wrong.ok && wrong.body])
  })

  it('[A9] sets a cookie that scripts and other sites do not get', async () => {
    const { body } = await signUp(test)
    const answer = await logIn(body.email, body.password)
    const cookie = answer.headers.getSetCookie().find((value) => value.startsWith('session='))
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie?.length).toBeLessThan(4096)
  })

  it('[A9] uses a __Host- cookie where the product is reached by https', async () => {
    const secure = await buildTestApp({ publicUrl: 'https://mishiori.example' })
    try {
      const { body } = await signUp(secure)
      const answer = await secure.aGuest().api.logIn({ body: { email: body.email, password: body.password } })
      expect(answer.headers.getSetCookie().join()).toMatch(/__Host-session=[^;]+;[^,]*Path=\/;[^,]*Secure/)
    } finally {
      await secure.close()
    }
  })

  it('[A8] replaces the session the browser had', async () => {
    const { body, cookies } = await signUp(test)
    const before = cookies.get('session')
    const client = test.aGuest()
    client.cookies.set('session', 'planted-by-somebody-else')
    await client.api.logIn({ body: { email: body.email, password: body.password } })
    expect(client.cookies.get('session')).not.toBe('planted-by-somebody-else')
    expect(client.cookies.get('session')).not.toBe(before)
  })

  it('[A8] keeps only a digest of the session', async () => {
    const { cookies } = await signUp(test)
    const rows = await test.db.execute(sql`select * from sessions`)
    expect(JSON.stringify(rows)).not.toContain(cookies.get('session'))
  })
})

describe('[A4] the limit of ten tries a minute for an account from one address', () => {
  it('refuses the 11th, right password or not, and says how long to wait', async () => {
    const { body } = await signUp(test)
    for (let i = 0; i < 10; i++) expect(await logIn(body.email, 'wrong', '192.0.2.1')).toMatchObject({ status: 400 })
    const refused = await logIn(body.email, body.password, '192.0.2.1')
    expect(refused).toMatchObject({ status: 429, error: { code: 'auth.throttled' } })
    const seconds = !refused.ok && Number(refused.error.params?.seconds)
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(refused.headers.get('retry-after')).toBe(String(seconds))
    expect(await logIn(body.email, body.password, '192.0.2.2')).toMatchObject({ ok: true })
  })

  it('counts an unknown address alike', async () => {
    for (let i = 0; i < 10; i++) await logIn('ghost@example.com', 'wrong', '192.0.2.3')
    expect(await logIn('ghost@example.com', 'wrong', '192.0.2.3')).toMatchObject({ error: { code: 'auth.throttled' } })
  })

  it('ends with the minute of the database’s clock', async () => {
    const { body } = await signUp(test)
    for (let i = 0; i < 11; i++) await logIn(body.email, 'wrong', '192.0.2.4')
    await test.db.update(throttles).set({ resetsAt: sql`now() - interval '1 second'` })
    expect(await logIn(body.email, body.password, '192.0.2.4')).toMatchObject({ ok: true })
  })

  it('stores no address in clear', async () => {
    await logIn('secret.person@example.com', 'wrong')
    expect(JSON.stringify(await test.db.select().from(throttles))).not.toContain('secret.person')
  })

  it('[F62] believes no forged X-Forwarded-For', async () => {
    const { body } = await signUp(test)
    const { api } = createTestClient(test.app, { address: '192.0.2.5' })
    const attempt = (i: number) =>
      api.logIn(
        { body: { email: body.email, password: 'wrong' } },
        { headers: { 'x-forwarded-for': `198.51.100.${i}` } },
      )
    for (let i = 0; i < 10; i++) await attempt(i)
    expect(await attempt(10)).toMatchObject({ status: 429 })
  })
})

describe('a crowd that logs in at once', () => {
  it('[A2] waits in a bounded queue or is told to come back', async () => {
    // So many that none of them finds room only because others were served before it arrived.
    const emails = Array.from({ length: 200 }, (_, i) => `crowd${i}@example.com`)
    const answers = await Promise.all(emails.map((email) => logIn(email, PASSWORD)))
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.error.code))
    expect(new Set(codes)).toEqual(new Set(['auth.bad_credentials', 'request.too_many']))
    expect(codes.filter((code) => code === 'auth.bad_credentials').length).toBeGreaterThanOrEqual(40)
  })
})

describe('logging out', () => {
  it('[A10] ends the session on the server: its cookie opens nothing any more', async () => {
    const user = await test.aVerifiedUser()
    const stolen = new Map(user.cookies)
    expect(await user.api.logOut()).toMatchObject({ status: 204 })
    expect(user.cookies.has('session')).toBe(false)

    const thief = test.aGuest()
    for (const [name, value] of stolen) thief.cookies.set(name, value)
    expect(await thief.api.currentUser()).toMatchObject({ ok: true, data: null })
    expect(await thief.api.setLocale({ body: { locale: 'ja' } })).toMatchObject({ ok: false, status: 401 })
  })

  it('gives the guest a token that works for the next log-in', async () => {
    const { api, body } = await signUp(test)
    await api.logOut()
    expect(await api.logIn({ body: { email: body.email, password: body.password } })).toMatchObject({ ok: true })
  })

  it('is harmless for a guest', async () => {
    expect(await test.aGuest().api.logOut()).toMatchObject({ status: 204 })
  })
})

describe('the units of an account', () => {
  it('are metric until others are chosen, and kept', async () => {
    const { api } = await test.aVerifiedUser()
    expect(await api.currentUser()).toMatchObject({ data: { units: 'metric' } })
    expect(await api.setUnits({ body: { units: 'imperial' } })).toMatchObject({ status: 204 })
    expect(await api.currentUser()).toMatchObject({ data: { units: 'imperial' } })
  })
})

describe('[A11] an expired session', () => {
  it('answers 401 by the database’s clock, not a CSRF refusal', async () => {
    const { api } = await test.aVerifiedUser()
    await api.currentUser()
    expect(await api.setLocale({ body: { locale: 'en-us' } })).toMatchObject({ status: 204 })
    await test.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`)
    expect(await api.setLocale({ body: { locale: 'ja' } })).toMatchObject({
      status: 401,
      error: { code: 'auth.login_required' },
    })
  })

  it('is prolonged in its second half, with a new cookie', async () => {
    const { api } = await test.aVerifiedUser()
    await test.db.execute(sql`update sessions set expires_at = now() + interval '10 days'`)
    const answer = await api.currentUser()
    expect(answer.headers.getSetCookie().join()).toMatch(/session=/)
    const [row] = await test.db.execute(
      sql`select max(expires_at) > now() + interval '29 days' as prolonged from sessions`,
    )
    expect(row).toEqual({ prolonged: true })
  })
})

describe('the language of a user', () => {
  it('is stored', async () => {
    const { api } = await test.aVerifiedUser({ locale: 'ja' })
    await api.setLocale({ body: { locale: 'en-us' } })
    expect(await api.currentUser()).toMatchObject({ data: { locale: 'en-us' } })
  })
})
