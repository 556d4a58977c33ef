import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { aUser, newAccount } from '../support/accounts.ts'
import { agreeAtProvider, PROVIDER } from '../support/identity-provider.ts'
import { accountMessages, visitorMessages } from '../support/messages.ts'
import { testWithProvider } from '../support/provider-test.ts'
import { expect } from '../support/test.ts'

const test = testWithProvider()

/** The button that leads to the provider. A user who is logged in there and has agreed before is redirected back at once. */
const buttonOf = (page: Page, language: Locale) =>
  page.getByRole('button', { name: visitorMessages(language)('auth.provider.continue', { provider: PROVIDER }) })

async function logInThrough(page: Page, login: string, language: Locale): Promise<void> {
  await buttonOf(page, language).click()
  await agreeAtProvider(page, login)
}

async function complete(page: Page, name: string, language: Locale): Promise<void> {
  const t = visitorMessages(language)
  await page.getByLabel(t('auth.name')).fill(name)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('auth.signUp.submit') }).click()
}

test('somebody new signs up through a provider, leaves, and comes back in one step', async ({
  page,
  language,
  server,
}) => {
  const t = visitorMessages(language)
  const { name, email } = newAccount()
  server.provider.claims.set(name, { email, email_verified: true, name: 'Ayumi' })
  await page.goto(`/login?hl=${language}&next=/home/profile`)
  await logInThrough(page, name, language)

  await expect(page.getByRole('heading', { name: t('auth.complete.title') })).toBeVisible()
  await expect(page.getByLabel(t('auth.email'))).toHaveValue(email)
  await expect(page.getByLabel(t('auth.nickname'))).toHaveValue('Ayumi')
  await expectAccessibleInBothThemes(page)
  await complete(page, name, language)
  await expect(page).toHaveURL(/\/home\/profile$/)

  await page.context().clearCookies({ domain: 'localhost' })
  await page.goto(`/signup?hl=${language}`)
  await buttonOf(page, language).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('who has a password links a provider, proves by it who they are, and unlinks it', async ({
  page,
  language,
  server,
}) => {
  const [t, account] = [visitorMessages(language), accountMessages(language)]
  const { name } = await aUser(page, language)
  server.provider.claims.set(name, { email: 'somewhere@example.com', email_verified: false })
  await page.goto(`/home/account?hl=${language}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: account('section.linkedAccounts') })
    .click()
  await page.getByRole('button', { name: account('linked.linkOf', { provider: PROVIDER }) }).click()
  await agreeAtProvider(page, name)
  await expect(page.getByRole('status').filter({ hasText: t('flash.linked') })).toBeVisible()
  await expect(page.getByText('somewhere@example.com')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.goto('/home/account/confirm?next=/home/account/associate')
  await expectAccessibleInBothThemes(page)
  await buttonOf(page, language).click()
  // The provider requires the password again: an old log-in is not sufficient.
  await agreeAtProvider(page, name, { isKnown: true })
  await page.getByRole('button', { name: account('linked.unlinkOf', { provider: PROVIDER }) }).click()
  await expect(page.getByText(account('linked.unlinked'))).toBeVisible()
  await expect(page.getByText(account('linked.notLinked'))).toBeVisible()
})

test.describe('an answer that comes twice', () => {
  // The page responds with this status.
  test.use({ expectedProblems: ['status of 400'] })

  test('is said to have expired, with a way to try again', {
    tag: '@once',
  }, async ({ page, language, server }) => {
    const t = visitorMessages(language)
    const { name, email } = newAccount()
    server.provider.claims.set(name, { email, email_verified: true })
    await page.goto(`/login?hl=${language}`)
    const answered = page.waitForRequest(/\/auth\/oidc\/callback\?/)
    await logInThrough(page, name, language)
    await page.goto((await answered).url())
    await expect(page.getByRole('alert')).toContainText(PROVIDER)
    await expectAccessibleInBothThemes(page)
    await expect(page.getByRole('link', { name: t('auth.forgot.back') })).toBeVisible()
    await buttonOf(page, language).click()
    await expect(page.getByRole('heading', { name: t('auth.complete.title') })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the way to the provider and back works as well', { tag: '@once' }, async ({ page, language, server }) => {
    const { name, email } = newAccount()
    server.provider.claims.set(name, { email, email_verified: true })
    await page.goto(`/login?hl=${language}`)
    await logInThrough(page, name, language)
    await complete(page, name, language)
    await expect(page).toHaveURL(/\/home$/)
  })
})
