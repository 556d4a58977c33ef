import { networkInterfaces } from 'node:os'
import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { forgetCookies, logIn, newAccount, signUp } from '../support/accounts.ts'
import { apiOf } from '../support/api.ts'
import { visitorMessages } from '../support/messages.ts'
import { startServer } from '../support/server.ts'
import { expect, testWith } from '../support/test.ts'

const test = testWith(() => startServer({ BOT_CHECK: 'pow', RATE_LIMIT_FACTOR: '1', HOST: '0.0.0.0' }))
test.use({ expectedProblems: ['status of 422', 'status of 400', 'Cross-Origin-Opener-Policy'] })

/** Of this machine, as others in its network write it; null where it is in none. */
const address = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

/** Uses up what is taken without a check. */
async function signUpUnchecked(page: Page, locale: Locale): Promise<string | null> {
  for (let tries = 0; tries < 10; tries++) {
    const { name, email, password } = newAccount()
    const answer = await apiOf(page).signUp({ body: { email, name, password, terms: true, locale } })
    await page.context().clearCookies()
    if (!answer.ok) return answer.error.code
  }
  return null
}

test.describe('a server that checks for programs', () => {
  test('takes few from programs, and lets people through, who notice nothing', async ({
    page,
    language,
    browser,
    server,
  }) => {
    const t = visitorMessages(language)
    await page.goto('/')
    expect(await signUpUnchecked(page, language)).toBe('bot_check.required')

    const account = newAccount()
    await signUp(page, account, language)
    await forgetCookies(page)

    await page.goto(`/login?hl=${language}`)
    for (let tries = 0; tries < 5; tries++) {
      await logIn(page, { ...account, password: 'not the password' }, language)
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByRole('status').and(page.locator('[data-status="done"]'))).toBeAttached()
    }
    await logIn(page, account, language)
    await page.waitForURL('**/emailverify**')

    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
    const form = await plain.newPage()
    for (let attempt = 0; attempt < 4; attempt++) {
      await form.goto(`/forgetpass?hl=${language}`)
      await form.getByLabel(t('auth.email')).fill(newAccount().email)
      await form.getByRole('main').getByRole('button').first().click()
    }
    await expect(form.getByRole('alert')).toHaveText(t('error.bot_check.required'))
    await plain.close()
  })

  test('does so on plain http in a network, where browsers lack their own hashes', async ({
    page,
    language,
    server,
  }) => {
    // Browsers take every address of the machine itself for secure, so without one in a network there is nothing to try.
    test.skip(address === undefined, 'this machine is in no network')
    const origin = `http://${address}:${new URL(server.origin).port}`
    await page.goto(`${origin}/signup?hl=${language}`)
    expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto && crypto.subtle !== undefined])).toEqual([
      false,
      false,
    ])
    await expect(page.locator('input[name="bot_check"]')).not.toHaveValue('', { timeout: 30_000 })
    const t = visitorMessages(language)
    const account = newAccount()
    await page.getByLabel(t('auth.name')).fill(account.name)
    await page.getByLabel(t('auth.email')).fill(account.email)
    await page.getByRole('textbox', { name: t('auth.password') }).fill(account.password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('auth.signUp.submit') }).press('Enter')
    await page.waitForURL('**/emailverify**')
  })
})
