import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

it('tells a guest that nobody is logged in', async () => {
  expect(await test.aGuest().api.currentUser()).toMatchObject({ ok: true, status: 200, data: null })
})

it('tells a user who they are', async () => {
  const { api, user } = await test.aVerifiedUser()
  expect(await api.currentUser()).toMatchObject({ ok: true, data: { id: user.id, email: user.email } })
})
