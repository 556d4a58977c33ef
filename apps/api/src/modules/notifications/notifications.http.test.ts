import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import { users } from '../accounts/users.table.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

it('tells each user how many notifications they have not read', async () => {
  const [reader, other] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
  await test.db.update(users).set({ notifyCount: 120 }).where(eq(users.id, reader.user.id))
  expect(await reader.api.countNotifications()).toMatchObject({ status: 200, data: { count: 120 } })
  expect(await other.api.countNotifications()).toMatchObject({ status: 200, data: { count: 0 } })
})

it('has nothing to tell to visitors', async () => {
  expect(await test.aGuest().api.countNotifications()).toMatchObject({ error: { code: 'auth.login_required' } })
})
