import { visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

// What the form refuses.
test.use({ expectedProblems: ['status of 422'] })

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
