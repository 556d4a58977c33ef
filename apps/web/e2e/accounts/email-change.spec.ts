import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser, enterCode, forgetCookies, logIn, newAccount, readMailedCode, signUp } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { accountMessages, visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedProblems: ['status of 422'] })

async function requestChange(page: Page, email: string, language: Locale): Promise<void> {
  const t = accountMessages(language)
  await page.goto(`/home/account/email?hl=${language}`)
  await page.getByLabel(t('email.new')).fill(email)
  await page.getByRole('button', { name: t('email.submit') }).click()
  await expect(page.getByRole('heading', { name: visitorMessages(language)('auth.verify.title') })).toBeVisible()
}

test('the address is changed once the mailed code is entered, and can be kept until then', async ({
  page,
  language,
}) => {
  const [t, say] = [accountMessages(language), visitorMessages(language)]
  const account = await aUser(page, language)
  await test.step('one’s own is refused, a mistyped one is taken back', async () => {
    await page.goto(`/home/account/email?hl=${language}`)
    await untilAlive(page)
    await page.getByLabel(t('email.new')).fill(account.email)
    await page.getByRole('button', { name: t('email.submit') }).click()
    await expect(page.getByText(t('email.same'))).toBeVisible()
    await expect(page.getByLabel(t('email.new'))).toBeFocused()
    await requestChange(page, `not-${account.email}`, language)
    await page.getByRole('button', { name: t('email.cancel') }).click()
    await expect(page.getByText(t('email.cancelled'))).toBeVisible()
  })
  const moved = { ...account, email: `new-${account.email}` }
  await requestChange(page, moved.email, language)
  await expect(page.getByText(say('auth.verify.lead', { email: moved.email }))).toBeVisible()
  await enterCode(page, await readMailedCode(page, moved.email), language)
  await expect(page.getByText(t('email.changed'))).toBeVisible()
  await expect(page.getByText(t('email.present', { email: moved.email }))).toBeVisible()
  await forgetCookies(page)
  await page.goto(`/login?hl=${language}`)
  await logIn(page, moved, language)
  await page.waitForURL('**/home')
})

test('who verifies an address goes where they wanted to, and later to the profile', { tag: '@once' }, async ({
  page,
  language,
}) => {
  const account = newAccount()
  await signUp(page, account, language)
  await page.goto('/home/routes?sort=title')
  await page.waitForURL('**/emailverify?next=**')
  await enterCode(page, await readMailedCode(page, account.email), language)
  await page.waitForURL('**/home/routes?sort=title**')
  await page.goto('/emailverify')
  await expect(page).toHaveURL(/\/home\/profile$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the address is changed', { tag: '@once' }, async ({ page, language }) => {
    const [t, say] = [accountMessages(language), visitorMessages(language)]
    const { email } = await aUser(page, language)
    await requestChange(page, `new-${email}`, language)
    const code = await readMailedCode(page, `new-${email}`)
    for (const [i, digit] of [...code].entries())
      await page.getByLabel(say('auth.verify.digit', { position: i + 1 }), { exact: true }).fill(digit)
    await page.getByRole('button', { name: t('email.verify') }).click()
    await expect(page.getByText(t('email.changed'))).toBeVisible()
  })
})
