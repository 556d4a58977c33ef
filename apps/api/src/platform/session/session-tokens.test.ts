import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { sessions } from './sessions.table.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const profile = (user: TestUser) => user.fetch('/api/v1/self/routes', { method: 'GET' })

it('[A8] what the table holds opens no session', async () => {
  const user = await test.aVerifiedUser()
  expect((await profile(user)).status).toBe(200)
  const [row] = await test.db.select().from(sessions).where(eq(sessions.userId, user.user.id))
  for (const value of [row?.digest ?? '', String(row?.id)]) {
    user.cookies.set(test.services.sessions.cookieName, value)
    expect((await profile(user)).status).toBe(401)
  }
})

describe('[A11] a session that is used every day', () => {
  const aged = async (days: number) => {
    const user = await test.aVerifiedUser()
    const createdAt = sql`now() - make_interval(days => ${days}) + interval '1 hour'`
    await test.db.update(sessions).set({ createdAt }).where(eq(sessions.userId, user.user.id))
    return user
  }

  it('lives 180 days by the clock of the database', async () => {
    expect((await profile(await aged(180))).status).toBe(200)
  })

  it('and not one more', async () => {
    const answer = await profile(await aged(181))
    expect([answer.status, (await answer.json()).error.code]).toEqual([401, 'auth.login_required'])
  })
})
