import type { Page } from '@playwright/test'
import { type Account, aUser, logIn, readMailedLink } from '../support/accounts.ts'
import { accountMessages, visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

const NEW_PASSWORD = 'a longer way to the pass'

test.use({ expectedProblems: ['status of 404', 'status of 422', 'status of 429'] })

/** Asks for a link and sets another password by it. @returns the link. */
async function resetPassword(page: Page, account: Account, language: 'ja' | 'en-us'): Promise<string> {
  const t = visitorMessages(language)
  await page.goto(`/login?hl=${language}`)
  await page.getByRole('link', { name: t('auth.forgot.link') }).click()
  // The page that is left has a field of the same name.
  await page.waitForURL('**/forgetpass')
  await page.getByLabel(t('auth.email')).fill(account.email)
  await page.getByRole('button', { name: t('auth.forgot.submit') }).click()
  await expect(page.getByText(t('auth.forgot.sent'))).toBeVisible()
  const link = await readMailedLink(page, account.email)
  await page.goto(link)
  await page.getByLabel(t('auth.reset.password')).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: t('auth.reset.submit') }).click()
  await page.waitForURL('**/login**')
  return link
}

test('who has forgotten the password gets a link that works once and leaves the address', async ({
  page,
  openBrowser,
  language,
}) => {
  const t = visitorMessages(language)
  const account = await aUser(page, language)
  const stranger = await openBrowser()
  const link = await resetPassword(stranger, account, language)
  await expect(stranger.getByRole('status').filter({ hasText: t('flash.passwordReset') })).toBeVisible()
  await test.step('every session is over, and the new password logs in', async () => {
    await page.goto('/home')
    await expect(page).toHaveURL(/\/login/)
    await logIn(stranger, { ...account, password: NEW_PASSWORD }, language)
    await stranger.waitForURL('**/home')
  })
  await test.step('the link is refused from now on, and its token is in no address', async () => {
    await page.goto(link)
    await expect(page).toHaveURL(/\/resetpass$/)
    await expect(page.getByRole('alert')).toHaveText(t('error.password.reset_invalid'))
    const answer = await page.request.get('/resetpass?token=x', { maxRedirects: 0 })
    expect(answer.headers()['referrer-policy']).toBe('no-referrer')
    await page.getByRole('link', { name: t('auth.reset.again') }).click()
    await expect(page).toHaveURL(/\/forgetpass$/)
  })
})

test('the password is changed with the current one, and what is wrong is said at its field', async ({
  page,
  language,
}) => {
  const [t, say] = [accountMessages(language), visitorMessages(language)]
  const account = await aUser(page, language)
  await page.goto(`/home/account?hl=${language}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('section.password') })
    .click()
  const fields = {
    current: page.getByRole('textbox', { name: t('password.current') }),
    next: page.getByRole('textbox', { name: t('password.new') }),
  }
  const save = () => page.getByRole('button', { name: t('password.submit') }).click()
  await fields.next.fill(NEW_PASSWORD)
  await save()
  await expect(page.getByRole('alert')).toHaveText(say('auth.passwordMissing'))
  await fields.current.fill('not my password')
  await fields.next.fill(NEW_PASSWORD)
  await save()
  await expect(page.getByText(say('error.password.current_mismatch'))).toBeVisible()
  await expect(fields.current).toBeFocused()
  await fields.current.fill(account.password)
  await fields.next.fill('password1')
  await save()
  await expect(page.getByText(say('auth.passwordCommon'))).toBeVisible()
  await fields.next.fill(NEW_PASSWORD)
  await save()
  await expect(page.getByText(t('password.done'))).toBeVisible()
  await expect(fields.current).toHaveValue('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a forgotten password is set anew', { tag: '@once' }, async ({ page, openBrowser, language }) => {
    const account = await aUser(page, language)
    await resetPassword(await openBrowser({ javaScriptEnabled: false }), account, language)
    await page.goto('/login')
    await logIn(page, { ...account, password: NEW_PASSWORD }, language)
    await expect(page).toHaveURL(/\/home/)
  })

  test('who one is is proved before going on', { tag: '@once' }, async ({ page, language }) => {
    const [t, say] = [accountMessages(language), visitorMessages(language)]
    const account = await aUser(page, language)
    await page.goto(`/home/account/confirm?hl=${language}&next=%2Fhome%2Faccount`)
    await page.getByRole('button', { name: t('confirm.submit') }).click()
    await expect(page.getByText(say('auth.passwordMissing'))).toBeVisible()
    await page.getByRole('textbox', { name: say('auth.password') }).fill('not my password')
    await page.getByRole('button', { name: t('confirm.submit') }).click()
    await expect(page.getByText(say('error.password.current_mismatch'))).toBeVisible()
    await page.getByRole('textbox', { name: say('auth.password') }).fill(account.password)
    await page.getByRole('button', { name: t('confirm.submit') }).click()
    await expect(page).toHaveURL(/\/home\/account$/)
  })
})
