import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailedCode, signUp } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'

const refusedBodies: string[] = []
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({}, undefined, (outbox) => ({
    async send(mail) {
      if (refusedBodies.length === 0) {
        refusedBodies.push(mail.text)
        throw new Error('The mail server is down.')
      }
      await outbox.send(mail)
    },
  }))
})
afterAll(() => test.close())

it('[fault 19] mails a working code once the mail server is back, without anybody asking again', {
  timeout: 60_000,
}, async () => {
  const { api, body } = await signUp(test)
  const code = await mailedCode(test, body.email)
  expect(refusedBodies).toHaveLength(1)
  expect(await api.verifyEmail({ body: { code } })).toMatchObject({ ok: true })
})
