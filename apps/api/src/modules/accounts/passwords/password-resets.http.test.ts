import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../platform/session/users.table.ts'
import { throttles } from '../../../platform/throttle/throttles.table.ts'
import { passwordResets } from '../../../schema/password-resets.table.ts'
import { aVerifiedAccount, PASSWORD, signUp } from '../../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const NEW_PASSWORD = 'another long password'

const send = (email: string) => test.aGuest().api.requestPasswordReset({ body: { email } })
const reset = (token: string, password = NEW_PASSWORD) => test.aGuest().api.resetPassword({ body: { token, password } })
const logIn = (email: string, password: string) => test.aGuest().api.logIn({ body: { email, password } })

/** The token in the newest mail. */
async function mailedToken(email: string, count: number): Promise<string> {
  const [mail] = await test.mailsTo(email, count)
  const token = mail?.text.match(/\/resetpass\?token=([\w-]+)/)?.[1]
  if (token === undefined) throw new Error('The newest mail holds no link.')
  return token
}

/** An account that has requested a link and received it. */
async function aForgetfulUser() {
  const client = await aVerifiedAccount(test)
  await send(client.body.email)
  return { ...client, token: await mailedToken(client.body.email, 2) }
}

const tryLater = (interval: string) =>
  test.db.update(throttles).set({ resetsAt: sql`${throttles.resetsAt} - ${interval}::interval` })

const INVALID = { status: 422, error: { code: 'password.reset_invalid' } }

describe('asking for a link', () => {
  it('[A5] answers known, unknown, unproved and social-only addresses byte for byte alike', async () => {
    const known = await aVerifiedAccount(test)
    const unproved = await signUp(test)
    const social = await test.aVerifiedUser()
    await test.db.update(users).set({ passwordHash: null }).where(eq(users.id, social.user.id))
    const answers = []
    for (const email of [known.body.email, unproved.body.email, social.user.email, 'nobody@example.com']) {
      const raw = (): Promise<Response> =>
        test.aGuest().fetch('/api/v1/password/forget', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        })
      const first = await raw()
      const second = await raw()
      const names = [...first.headers.keys()].filter((name) => name !== 'x-request-id')
      answers.push([first.status, await first.text(), names, second.status, await second.json()])
    }
    expect(answers[0]?.[1]).toBe('{"retry_after_seconds":60}')
    for (const answer of answers) {
      expect(answer.slice(0, 4)).toEqual(answers[0]?.slice(0, 4))
      expect(answer[4]).toMatchObject({ error: { code: 'password.reset_too_soon' } })
    }
    const [mail] = await test.mailsTo(social.user.email, 1)
    expect(mail?.text).toContain('再設定できません')
    expect(mail?.text).not.toContain('token')
  })

  it('mails nobody who has no account, and no claim that is not proved', async () => {
    const unproved = await signUp(test)
    await test.mailsTo(unproved.body.email, 1)
    await send(unproved.body.email)
    await send('stranger@example.com')
    // Jobs run in order: earlier requests are done when this mail arrives.
    await aForgetfulUser()
    expect(await test.mailsTo(unproved.body.email, 1)).toHaveLength(1)
    expect(await test.mailsTo('stranger@example.com', 0)).toHaveLength(0)
  })

  it('says in English to English accounts what the specification quotes', async () => {
    const { user } = await test.aVerifiedUser({ locale: 'en-us' })
    await test.db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id))
    await send(user.email.toUpperCase())
    const [mail] = await test.mailsTo(user.email, 1)
    expect(mail?.text).toContain(
      'Can not reset your password because you have not set up an email login. Please log in using your linked social account.',
    )
    expect(mail?.html).toContain('Please log in using your linked social account.')
  })

  it('tells the seconds to wait until the next, and gives five an hour', async () => {
    const email = 'impatient@example.com'
    for (let i = 0; i < 5; i++) {
      expect(await send(email)).toMatchObject({ ok: true })
      const refused = await send(email)
      expect(refused).toMatchObject({ status: 429, error: { code: 'password.reset_too_soon' } })
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
      await tryLater('61 seconds')
    }
    const sixth = await send(email)
    expect(sixth).toMatchObject({ status: 429, error: { code: 'password.reset_too_soon' } })
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(50 * 60)
  })

  it('[A7] makes its link from the product’s own address, whatever the request says', async () => {
    const { body } = await aVerifiedAccount(test)
    await test
      .aGuest()
      .api.requestPasswordReset(
        { body: { email: body.email } },
        { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
      )
    const [mail] = await test.mailsTo(body.email, 2)
    expect(mail?.text).toContain('http://localhost/resetpass?token=')
    expect(mail?.html).toContain('http://localhost/resetpass?token=')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  })
})

describe('setting a new password by the link', () => {
  it('works once, ends every session and tells the owner', async () => {
    const { api, body, token } = await aForgetfulUser()
    expect(await test.aGuest().api.checkPasswordReset({ body: { token } })).toMatchObject({ status: 204 })
    expect(await reset(token)).toMatchObject({ status: 204 })
    expect(await api.currentUser()).toMatchObject({ data: null })
    expect(await logIn(body.email, PASSWORD)).toMatchObject({ status: 400 })
    expect(await logIn(body.email, NEW_PASSWORD)).toMatchObject({ ok: true })
    expect((await test.mailsTo(body.email, 3))[0]?.subject).toBe('パスワードが変更されました（Mishiori）')
    expect(await reset(token)).toMatchObject(INVALID)
    expect(await test.aGuest().api.checkPasswordReset({ body: { token } })).toMatchObject(INVALID)
  })

  it('[A7] lets one of twenty at once through', async () => {
    const { token } = await aForgetfulUser()
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject(INVALID)
  })

  it('[A7] keeps a token of 256 bits only as its hash', async () => {
    const { token } = await aForgetfulUser()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = JSON.stringify([
      await test.db.select().from(passwordResets),
      await test.db.execute(sql`select data from pgboss.job`),
    ])
    expect(rows).not.toContain(token)
    const hashes = await test.db.select({ hash: passwordResets.tokenHash }).from(passwordResets)
    for (const { hash } of hashes) expect(await reset(hash ?? '')).toMatchObject(INVALID)
  })

  it('[A7] works for 60 minutes of the database’s clock', async () => {
    const { token } = await aForgetfulUser()
    const shift = (interval: string) =>
      test.db.update(passwordResets).set({ expiresAt: sql`${passwordResets.expiresAt} - ${interval}::interval` })
    await shift('59 minutes')
    expect(await test.aGuest().api.checkPasswordReset({ body: { token } })).toMatchObject({ ok: true })
    await shift('61 seconds')
    expect(await reset(token)).toMatchObject(INVALID)
  })

  it('stops working when another one is mailed', async () => {
    const { body, token } = await aForgetfulUser()
    await tryLater('61 seconds')
    await send(body.email)
    const fresh = await mailedToken(body.email, 3)
    expect(await reset(token)).toMatchObject(INVALID)
    expect(await reset(fresh)).toMatchObject({ ok: true })
  })

  it('[A7] dies when the password is changed', async () => {
    const { api, token } = await aForgetfulUser()
    const body = { current_password: PASSWORD, password: NEW_PASSWORD }
    expect(await api.changePassword({ body })).toMatchObject({ ok: true })
    expect(await reset(token)).toMatchObject(INVALID)
  })

  it('[A1] refuses a common or short password and keeps the link', async () => {
    const { token } = await aForgetfulUser()
    for (const password of ['password1', '1234567', 'a'.repeat(129)]) {
      expect(await reset(token, password)).toMatchObject({ status: 422, error: { code: 'request.invalid' } })
    }
    expect(await reset(token, '歩いて越えた峠の茶屋')).toMatchObject({ ok: true })
  })
})

describe('the limits of an address that asks', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await buildTestApp({ rateLimitFactor: 1 })
  })
  afterAll(() => strict.close())

  it('are twenty links in half an hour, for whichever accounts', async () => {
    const request = (i: number) => strict.aGuest().api.requestPasswordReset({ body: { email: `user${i}@example.com` } })
    for (let i = 0; i < 20; i++) expect(await request(i)).toMatchObject({ ok: true })
    const refused = await request(20)
    expect(refused).toMatchObject({ status: 429, error: { code: 'auth.throttled' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(25 * 60)
  })

  it('are sixty guesses in ten minutes', async () => {
    const { api } = strict.aGuest()
    const guess = () => api.checkPasswordReset({ body: { token: 'guessed' } })
    for (let i = 0; i < 60; i++) expect(await guess()).toMatchObject(INVALID)
    expect(await guess()).toMatchObject({ status: 429, error: { code: 'auth.throttled' } })
    const reset = { token: 'guessed', password: NEW_PASSWORD }
    expect(await api.resetPassword({ body: reset })).toMatchObject({ status: 429 })
  })
})
