import { aUser, enterCode, forgetCookies, logIn, newAccount, readMailedCode, signUp } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { openUserMenu } from '../support/menus.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

test('a stranger signs up, verifies the address, logs out and logs in again', async ({ page, language: locale }) => {
  const t = visitorMessages(locale)
  const account = newAccount()
  await signUp(page, account, locale)
  await expect(page.getByText(account.email)).toBeVisible()
  await enterCode(page, await readMailedCode(page, account.email), locale)
  await expect(page.getByRole('status').filter({ hasText: t('flash.verified') })).toBeVisible()
  const menu = await openUserMenu(page, account.name, locale)
  await menu.getByRole('button', { name: t('header.logOut') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('flash.loggedOut') })).toBeVisible()
  await page.goto('/login')
  await logIn(page, account, locale)
  await page.waitForURL('**/home')
})

test.describe('refused', () => {
  test.use({ expectedProblems: ['status of 400', 'status of 422', 'status of 429'] })

  test('a form that is not complete says what is missing at each field', { tag: '@once' }, async ({
    page,
    language,
  }) => {
    const t = visitorMessages(language)
    await page.goto('/signup')
    await untilAlive(page)
    await page.getByRole('button', { name: t('auth.signUp.submit') }).click()
    await expect(page.getByText(t('auth.nameInvalid'))).toBeVisible()
    await expect(page.getByText(t('auth.emailInvalid'))).toBeVisible()
    await expect(page.getByText(t('auth.passwordInvalid'))).toBeVisible()
    await expect(page.getByText(t('auth.termsRequired'))).toBeVisible()
    await expect(page.getByLabel(t('auth.name'))).toBeFocused()
  })

  test('a wrong password is refused without saying which part was wrong, and too many tries have to wait', {
    tag: '@once',
  }, async ({ page, language }) => {
    const t = visitorMessages(language)
    const account = newAccount()
    await page.goto('/login')
    await logIn(page, { ...account, password: '' }, language)
    const password = page.getByRole('textbox', { name: t('auth.password') })
    await expect(page.getByRole('alert')).toHaveText(t('auth.passwordMissing'))
    await expect(password).toBeFocused()
    await logIn(page, account, language)
    await expect(page.getByRole('alert')).toHaveText(t('error.auth.bad_credentials'))
    const { email, password: wrong } = account
    const api = apiOf(page)
    await expect(async () => {
      expect(await api.logIn({ body: { email, password: wrong } })).toMatchObject({
        error: { code: 'auth.throttled' },
      })
    }).toPass({ intervals: [0] })
    await logIn(page, account, language)
    await expect(page.getByRole('button', { name: t('auth.logIn.submit'), exact: true })).toBeDisabled()
    await expect(page.getByRole('alert')).toContainText(language === 'ja' ? '秒' : 'second')
  })

  test('a wrong code is refused and the right one still works', { tag: '@once' }, async ({ page, language }) => {
    const t = visitorMessages(language)
    const account = newAccount()
    await signUp(page, account, language)
    const code = await readMailedCode(page, account.email)
    await enterCode(page, wrongCode(code), language)
    await expect(page.getByRole('alert')).toContainText(t('error.auth.code_invalid'))
    const first = page.getByLabel(t('auth.verify.digit', { position: 1 }))
    await expect(first).toBeFocused()
    await expect(first).toHaveValue(code.slice(0, 1))
    await enterCode(page, code, language)
    await page.waitForURL('**/home**')
  })
})

test('[A16] pages of the account remember where a visitor wanted to go, and only on this site', {
  tag: '@once',
}, async ({ page, language }) => {
  const account = await aUser(page, language)
  await forgetCookies(page)
  await page.goto('/home/routes/create')
  await page.waitForURL('**/login?next=**')
  await logIn(page, account, language)
  await page.waitForURL('**/home/routes/create')
  await page.goto('/login')
  await page.waitForURL('**/home')
  await forgetCookies(page)
  await page.goto('/login?next=//evil.example/')
  await logIn(page, account, language)
  await page.waitForURL('**/home')
})

test('signing up and logging in work without scripts', { tag: '@once' }, async ({ browser, server, language }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin, locale: 'ja-JP' })
  const page = await context.newPage()
  const account = newAccount()
  await signUp(page, account, language)
  const code = await readMailedCode(page, account.email)
  const t = visitorMessages(language)
  for (const [index, digit] of [...code].entries())
    await page.getByLabel(t('auth.verify.digit', { position: index + 1 })).fill(digit)
  await page.getByRole('button', { name: t('auth.verify.submit') }).click()
  await page.waitForURL('**/home**')
  await context.close()
})

/** Right but for its last digit, so that the right one is typed over the same digits. */
function wrongCode(code: string): string {
  return code.slice(0, 5) + ((Number(code.slice(5)) + 1) % 10)
}
