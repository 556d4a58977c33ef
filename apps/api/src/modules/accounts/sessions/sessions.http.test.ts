import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedAccount, PASSWORD } from '../../../testing/accounts.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

/** The same user in another browser. */
async function logInAgain(email: string, userAgent = PHONE): Promise<TestClient> {
  const client = test.aGuest()
  const answer = await client.api.logIn(
    { body: { email, password: PASSWORD } },
    { headers: { 'user-agent': userAgent } },
  )
  expect(answer).toMatchObject({ ok: true })
  return client
}

async function sessionsOf({ api }: Pick<TestClient, 'api'>) {
  const answer = await api.listSessions()
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.data
}

const isLoggedIn = async ({ api }: Pick<TestClient, 'api'>) => {
  const answer = await api.currentUser()
  return answer.ok && answer.data !== null
}

describe('the list of sessions', () => {
  it('names devices, the last used first, and tells which one asks', async () => {
    const here = await aVerifiedAccount(test)
    await logInAgain(here.body.email)
    await test.db.execute(
      sql`update sessions set last_seen_at = now() - interval '1 day' where user_agent not like '%Android%'`,
    )
    const listed = await sessionsOf(here)
    expect(listed.map(({ browser, system, device, is_current }) => ({ browser, system, device, is_current }))).toEqual([
      { browser: null, system: null, device: 'unknown', is_current: true },
      { browser: 'Chrome', system: 'Android', device: 'phone', is_current: false },
    ])
  })

  it('holds no secret and nobody else’s', async () => {
    const [one, two] = [await aVerifiedAccount(test), await aVerifiedAccount(test)]
    const text = JSON.stringify(await sessionsOf(one))
    expect(text).not.toContain(one.cookies.get('session'))
    const digests = await test.db.execute<{ digest: string }>(sql`select digest from sessions`)
    for (const { digest } of digests) expect(text).not.toContain(digest)
    const ids = (await sessionsOf(two)).map(({ id }) => id)
    expect((await sessionsOf(one)).filter(({ id }) => ids.includes(id))).toEqual([])
  })
})

describe('ending a session', () => {
  it('[A10] logs out there at once, also for twenty requests that are on their way', async () => {
    const here = await aVerifiedAccount(test)
    const there = await logInAgain(here.body.email)
    const other = (await sessionsOf(here)).find(({ is_current }) => !is_current)
    const replay = () => there.api.setLocale({ body: { locale: 'ja' } })
    const racing = Array.from({ length: 10 }, replay)
    expect(await here.api.endSession({ params: { id: String(other?.id) } })).toMatchObject({ status: 204 })
    await Promise.all(racing)
    const after = await Promise.all(Array.from({ length: 20 }, replay))
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([401]))
    expect(await isLoggedIn(here)).toBe(true)
  })

  it('[A10] by logging out holds for all copies of its cookie at once', async () => {
    const { api, cookies } = await aVerifiedAccount(test)
    const copies = Array.from({ length: 20 }, () => {
      const copy = test.aGuest()
      for (const [name, value] of cookies) copy.cookies.set(name, value)
      return copy
    })
    const replay = () => Promise.all(copies.map((copy) => copy.api.setLocale({ body: { locale: 'ja' } })))
    const [, racing] = await Promise.all([api.logOut(), replay()])
    for (const { status } of racing) expect([204, 401]).toContain(status)
    expect(new Set((await replay()).map(({ status }) => status))).toEqual(new Set([401]))
  })

  it('of the own browser takes its cookie away', async () => {
    const here = await aVerifiedAccount(test)
    const [own] = await sessionsOf(here)
    expect(await here.api.endSession({ params: { id: String(own?.id) } })).toMatchObject({ status: 204 })
    expect(here.cookies.has('session')).toBe(false)
    expect(await isLoggedIn(here)).toBe(false)
  })

  it('[B20] of somebody else is refused like one that is not there', async () => {
    const [one, two] = [await aVerifiedAccount(test), await aVerifiedAccount(test)]
    const [foreign] = await sessionsOf(two)
    const [refused, missing] = [
      await one.api.endSession({ params: { id: String(foreign?.id) } }),
      await one.api.endSession({ params: { id: '999999999' } }),
    ]
    expect(refused).toMatchObject({ status: 404, error: { code: 'session.not_found' } })
    expect(!refused.ok && refused.body).toEqual(!missing.ok && missing.body)
    expect(await isLoggedIn(two)).toBe(true)
  })

  it('[A10] logs out everywhere else, or everywhere', async () => {
    const here = await aVerifiedAccount(test)
    const others = [await logInAgain(here.body.email), await logInAgain(here.body.email)]
    expect(await here.api.endOtherSessions()).toMatchObject({ status: 204 })
    expect(await Promise.all([here, ...others].map(isLoggedIn))).toEqual([true, false, false])
    const again = await logInAgain(here.body.email)
    expect(await here.api.endAllSessions()).toMatchObject({ status: 204 })
    expect(await Promise.all([here, again].map(isLoggedIn))).toEqual([false, false])
    expect(here.cookies.has('session')).toBe(false)
  })
})

describe('the longest life of a session', () => {
  it('[A11] is 180 days of the database’s clock, however often it is used', async () => {
    const { api } = await test.aVerifiedUser()
    const age = (interval: string) =>
      test.db.execute(sql`update sessions set created_at = created_at - ${interval}::interval`)
    await age('179 days')
    expect(await api.listSessions()).toMatchObject({ ok: true })
    await age('2 days')
    expect(await api.listSessions()).toMatchObject({ status: 401, error: { code: 'auth.login_required' } })
    await test.services.sessions.deleteExpired()
    const left = await test.db.execute(sql`select 1 from sessions where created_at < now() - interval '180 days'`)
    expect(left).toHaveLength(0)
  })
})
