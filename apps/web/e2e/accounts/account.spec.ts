import { aUser, logIn } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { accountMessages, visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedProblems: ['status of 422'] })

test('another user name is taken, unless somebody has it', async ({ page, openBrowser, language }) => {
  const [t, say] = [accountMessages(language), visitorMessages(language)]
  const other = await aUser(await openBrowser(), language)
  const account = await aUser(page, language)
  await page.goto(`/home/account?hl=${language}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('section.userName') })
    .click()
  const field = page.getByRole('textbox', { name: say('auth.name') })
  await expect(field).toHaveValue(account.name)
  await field.fill(other.name.toUpperCase())
  await page.getByRole('button', { name: t('name.submit') }).click()
  await expect(page.getByText(say('error.auth.name_taken'))).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(`new.${account.name}`)
  await page.getByRole('button', { name: t('name.submit') }).click()
  await expect(page.getByText(t('name.done'))).toBeVisible()
})

test('mails are chosen by keyboard', { tag: ['@desktop', '@once'] }, async ({ page, language }) => {
  const t = accountMessages(language)
  await aUser(page, language)
  await page.goto(`/home/account/sending?hl=${language}`)
  await untilAlive(page)
  const news = page.getByRole('checkbox', { name: t('mails.news') })
  await expect(news).not.toBeChecked()
  await news.focus()
  await page.keyboard.press('Space')
  const follows = page.getByRole('combobox', { name: t('mails.follow') })
  await page.keyboard.press('Tab')
  await expect(follows).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(follows).toHaveValue('at_once')
  await page.getByRole('button', { name: t('mails.submit') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('mails.done'))).toBeVisible()
  await page.reload()
  await expect(news).toBeChecked()
  await expect(follows).toHaveValue('at_once')
})

test('a new browser speaks the language of the account that logs in', { tag: '@once' }, async ({
  page,
  openBrowser,
  language,
}) => {
  const other = language === 'ja' ? 'en-us' : 'ja'
  const account = await aUser(page, language)
  await page.goto(`/home/account?hl=${language}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: other === 'ja' ? '日本語' : 'English' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: accountMessages(other)('account.title') })).toBeVisible()
  const fresh = await openBrowser()
  await fresh.goto('/login')
  await logIn(fresh, account, language)
  await fresh.waitForURL('**/home')
  await expect(fresh.locator('html')).toHaveAttribute('lang', other === 'ja' ? 'ja' : 'en-US')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link that is not complete says so, and leads to the settings', { tag: '@once' }, async ({
    page,
    language,
  }) => {
    const say = visitorMessages(language)
    await page.goto(`/unsubscribe?key=1.news.cut&hl=${language}`)
    await expect(page.getByRole('alert')).toHaveText(say('error.mail.link_invalid'))
    await expect(page.getByRole('button', { name: say('unsubscribe.submit') })).toHaveCount(0)
    await expect(page.getByRole('link', { name: say('unsubscribe.settings') })).toBeVisible()
  })
})
