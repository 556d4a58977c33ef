import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const page = (url: string, language = 'ja') => test.app.inject({ url, headers: { 'accept-language': language } })

it('says in the reader’s language that there is no mail yet', async () => {
  expect((await page('/outbox')).body).toContain('まだメールはありません。')
  expect((await page('/outbox', 'en-US,en;q=0.9')).body).toContain('No email yet.')
})

it('lists the newest mail first and shows each, without scripts and for no search engine', async () => {
  const { body } = await signUp(test, { locale: 'en-us' })
  const [mail] = await test.mailsTo(body.email, 1)
  const list = await page('/outbox')
  expect(list.body).toContain(`href="/outbox/${mail?.id}"`)
  const shown = await page(`/outbox/${mail?.id}`)
  expect(shown.body).toContain(`<h1 lang="en-us">${mail?.subject}</h1>`)
  expect(shown.body).not.toContain('<script')
  expect(shown.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
})

it.each(['/outbox/..%2Fsecret', '/outbox/20260101T000000000-00000000', '/outbox/x'])('has no page %s', async (url) => {
  expect((await page(url)).statusCode).toBe(404)
})
