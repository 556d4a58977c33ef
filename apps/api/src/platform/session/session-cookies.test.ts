import { afterAll, beforeAll, expect, it } from 'vitest'
import { aSignUp, mailedCode, PASSWORD } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ publicUrl: 'https://mishiori.example' })
})
afterAll(() => test.close())

const MAX_COOKIE = 4_096

function expectSafe(headers: Headers): void {
  const cookies = headers.getSetCookie()
  const session = cookies.find((cookie) => cookie.startsWith('__Host-session='))
  expect(session).toMatch(/; Path=\/(;|$)/)
  for (const attribute of ['; HttpOnly', '; Secure', '; SameSite=Lax']) expect(session).toContain(attribute)
  expect(session).not.toContain('Domain')
  // Our pages read it, to send it back.
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))
  for (const attribute of ['; Secure', '; SameSite=Lax']) expect(token).toContain(attribute)
  for (const cookie of cookies) expect(cookie.length).toBeLessThan(MAX_COOKIE)
}

it('[A9] every answer that gives, changes or takes a session sets its cookie for our site alone', async () => {
  const client = test.aGuest()
  const body = aSignUp()
  const signedUp = await client.api.signUp({ body })
  const verified = await client.api.verifyEmail({ body: { code: await mailedCode(test, body.email) } })
  const password = `${PASSWORD} and more`
  const changed = await client.api.changePassword({ body: { current_password: PASSWORD, password } })
  const loggedOut = await client.api.logOut()
  const loggedIn = await client.api.logIn({ body: { email: body.email, password } })
  for (const answer of [signedUp, verified, changed, loggedOut, loggedIn]) {
    expect(answer.ok).toBe(true)
    expectSafe(answer.headers)
  }
})
