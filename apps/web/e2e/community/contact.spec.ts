import { untilAlive } from '../support/alive.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

// What the form refuses, and no network.
test.use({ expectedProblems: ['status of 422', 'ERR_INTERNET_DISCONNECTED'] })

test('somebody writes to the operator, without scripts as well', async ({ openBrowser, language, server }) => {
  const t = visitorMessages(language)
  const page = await openBrowser({ baseURL: server.origin, javaScriptEnabled: false })
  await page.goto(`/contact?hl=${language}`)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t('contact.text') }).fill('橋は渡れますか。')
  await main.getByRole('textbox', { name: t('contact.email') }).fill('nobody')
  await main.getByRole('button', { name: t('contact.submit') }).click()
  await expect(main.getByText(t('auth.emailInvalid'))).toBeVisible()
  await expect(main.getByRole('textbox', { name: t('contact.text') })).toHaveValue('橋は渡れますか。')
  await main.getByRole('textbox', { name: t('contact.email') }).fill('mori@example.com')
  await main.getByRole('button', { name: t('contact.submit') }).click()
  await expect(main.getByText(t('contact.sent'))).toBeVisible()
})

test('a form that nobody answers stays as it was written', async ({ page, language, server }) => {
  const t = visitorMessages(language)
  await page.goto(`${server.origin}/contact?hl=${language}`)
  await untilAlive(page)
  const main = page.getByRole('main')
  const text = main.getByRole('textbox', { name: t('contact.text') })
  await text.fill('橋は渡れますか。')
  await main.getByRole('textbox', { name: t('contact.email') }).fill('mori@example.com')
  await page.context().setOffline(true)
  await main.getByRole('button', { name: t('contact.submit') }).click()
  await expect(page.getByRole('alert').filter({ hasText: t('error.network') })).toBeVisible()
  await expect(text).toHaveValue('橋は渡れますか。')
  await page.context().setOffline(false)
  await main.getByRole('button', { name: t('contact.submit') }).click()
  await expect(main.getByText(t('contact.sent'))).toBeVisible()
})
