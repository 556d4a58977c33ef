import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../platform/session/users.table.ts'
import { throttles } from '../../../platform/throttle/throttles.table.ts'
import { aVerifiedAccount, PASSWORD } from '../../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const NEW_PASSWORD = 'another long password'
const MISMATCH = { status: 422, error: { code: 'password.current_mismatch' } }

/** Eleven minutes after the log-in. */
const loseRecency = (userId: number) =>
  test.db.execute(sql`update sessions set authenticated_at = now() - interval '11 minutes' where user_id = ${userId}`)

async function aSocialUser() {
  const client = await test.aVerifiedUser()
  await test.db.update(users).set({ passwordHash: null }).where(eq(users.id, client.user.id))
  return client
}

describe('changing one’s password', () => {
  it('[A10] ends every other session and rotates the own one', async () => {
    const { api, body, cookies } = await aVerifiedAccount(test)
    const other = test.aGuest()
    await other.api.logIn({ body: { email: body.email, password: PASSWORD } })
    const before = cookies.get('session') ?? ''
    const answer = await api.changePassword({ body: { current_password: PASSWORD, password: NEW_PASSWORD } })
    expect(answer).toMatchObject({ status: 204 })
    expect(await other.api.currentUser()).toMatchObject({ data: null })
    expect(await api.currentUser()).toMatchObject({ data: { name: body.name } })
    const old = test.aGuest()
    old.cookies.set('session', before)
    expect(await old.api.currentUser()).toMatchObject({ data: null })
    expect((await test.mailsTo(body.email, 2))[0]?.subject).toBe('パスワードが変更されました（Mishiori）')
    expect(await test.aGuest().api.logIn({ body: { email: body.email, password: NEW_PASSWORD } })).toMatchObject({
      ok: true,
    })
  })

  it('needs the current one, however lately its user logged in', async () => {
    const { api } = await aVerifiedAccount(test)
    expect(await api.changePassword({ body: { password: NEW_PASSWORD } })).toMatchObject(MISMATCH)
    const wrong = { current_password: 'not my password', password: NEW_PASSWORD }
    expect(await api.changePassword({ body: wrong })).toMatchObject(MISMATCH)
  })

  it('[A1] refuses a common or short password', async () => {
    const { api } = await aVerifiedAccount(test)
    for (const password of ['password1', '1234567', 'a'.repeat(129)]) {
      expect(await api.changePassword({ body: { current_password: PASSWORD, password } })).toMatchObject({
        status: 422,
        error: { code: 'request.invalid' },
      })
    }
  })

  it('lets one of five at once win', async () => {
    const { api } = await aVerifiedAccount(test)
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) =>
        api.changePassword({ body: { current_password: PASSWORD, password: `${NEW_PASSWORD} ${i}` } }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('lets nobody guess it from an open browser', async () => {
    const { api } = await aVerifiedAccount(test)
    for (let i = 0; i < 10; i++)
      expect(await api.reauthenticate({ body: { password: 'wrong' } })).toMatchObject(MISMATCH)
    const refused = await api.changePassword({ body: { current_password: PASSWORD, password: NEW_PASSWORD } })
    expect(refused).toMatchObject({ status: 429, error: { code: 'auth.throttled' } })
    await test.db.update(throttles).set({ resetsAt: sql`now() - interval '1 second'` })
    expect(await api.reauthenticate({ body: { password: PASSWORD } })).toMatchObject({ status: 204 })
  })
})

it('takes a hundred wrong passwords an hour from who is logged in', async () => {
  const { api } = await aVerifiedAccount(test)
  const guess = () => api.reauthenticate({ body: { password: 'wrong' } })
  expect(await guess()).toMatchObject(MISMATCH)
  // As if so many had been counted, in many minutes: each would take the time of a password.
  await test.db
    .update(throttles)
    .set({ hits: sql`case when ${throttles.resetsAt} > now() + interval '2 minutes' then 99 else 0 end` })
  expect(await guess()).toMatchObject(MISMATCH)
  const refused = await api.reauthenticate({ body: { password: PASSWORD } })
  expect(refused).toMatchObject({ status: 429, error: { code: 'auth.throttled' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50 * 60)
})

describe('setting the first password', () => {
  it('takes one from who has just logged in by other means', async () => {
    const { api, user } = await aSocialUser()
    expect(await api.currentUser()).toMatchObject({ data: { has_password: false } })
    expect(await api.changePassword({ body: { password: NEW_PASSWORD } })).toMatchObject({ status: 204 })
    expect(await api.currentUser()).toMatchObject({ data: { has_password: true } })
    expect((await test.mailsTo(user.email, 1))[0]?.subject).toBe('パスワードが設定されました（Mishiori）')
  })

  it('asks who logged in more than ten minutes ago to prove who they are', async () => {
    const { api, user } = await aSocialUser()
    await loseRecency(user.id)
    expect(await api.changePassword({ body: { password: NEW_PASSWORD } })).toMatchObject({
      status: 403,
      error: { code: 'auth.reauthentication_required' },
    })
  })
})

describe('proving again who one is', () => {
  it('counts for ten minutes of the database’s clock', async () => {
    const { api, userId } = await aVerifiedAccount(test)
    expect(await api.readAuthentication()).toMatchObject({ data: { is_recent: true } })
    await loseRecency(userId)
    expect(await api.readAuthentication()).toMatchObject({ data: { is_recent: false } })
    expect(await api.reauthenticate({ body: { password: 'not my password' } })).toMatchObject(MISMATCH)
    expect(await api.readAuthentication()).toMatchObject({ data: { is_recent: false } })
    expect(await api.reauthenticate({ body: { password: PASSWORD } })).toMatchObject({ status: 204 })
    expect(await api.readAuthentication()).toMatchObject({ data: { is_recent: true } })
  })

  it('is refused by password to who has none', async () => {
    const { api } = await aSocialUser()
    expect(await api.reauthenticate({ body: { password: PASSWORD } })).toMatchObject(MISMATCH)
  })
})
