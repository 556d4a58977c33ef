import { aUser, logIn } from '../support/accounts.ts'
import { accountMessages, visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

test('other devices are seen and logged out one by one, then all of them', async ({ page, openBrowser, language }) => {
  const [t, say] = [accountMessages(language), visitorMessages(language)]
  const account = await aUser(page, language)
  const others = await test.step('two more browsers log in', async () => {
    const opened = [await openBrowser(), await openBrowser()]
    for (const other of opened) {
      await other.goto(`/login?hl=${language}`)
      await logIn(other, account, language)
      await other.waitForURL('**/home')
    }
    return opened
  })
  await page.goto(`/home/account/sessions?hl=${language}`)
  const rows = page.getByRole('list', { name: t('sessions.list') }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: t('sessions.here') })).toHaveCount(1)
  await rows
    .filter({ hasNotText: t('sessions.here') })
    .first()
    .getByRole('button')
    .click()
  await expect(page.getByText(t('sessions.ended'))).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: t('sessions.endOthers') }).click()
  await expect(page.getByText(t('sessions.endedOthers'))).toBeVisible()
  await expect(rows).toHaveCount(1)
  for (const other of others) {
    await other.goto('/home')
    await expect(other).toHaveURL(/\/login/)
  }
  await page.getByRole('button', { name: t('sessions.endAll') }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await expect(page.getByRole('status').filter({ hasText: say('flash.loggedOut') })).toBeVisible()
  await page.goto('/home')
  await expect(page).toHaveURL(/\/login/)
})
