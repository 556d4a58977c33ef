import { readFile } from 'node:fs/promises'
import { aUser, logIn, signUp } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { accountMessages, importMessages, visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

// A wrong password is refused, and so is a log-in afterwards.
test.use({ ...mapsWhenAsked, expectedProblems: ['status of 422', 'status of 400'] })

test('people take their data along, leave for good, and bring their articles to another account', async ({
  page,
  language: locale,
  openBrowser,
  server,
}) => {
  const [t, account, imports] = [visitorMessages(locale), accountMessages(locale), importMessages(locale)]
  const person = await aUser(page, locale)
  const { id } = await createArticle(page)
  await page.goto(`/home/account?hl=${locale}`)
  const main = page.getByRole('main')
  let file = ''

  await test.step('everything is in one file', async () => {
    await main.getByRole('link', { name: account('section.data') }).click()
    const downloading = page.waitForEvent('download')
    await main.getByRole('link', { name: account('data.download'), exact: true }).click()
    file = await (await downloading).path()
    const archive = await readFile(file)
    expect(archive.subarray(0, 2).toString()).toBe('PK')
    expect(archive.includes(`routes/${id}/route.gpx`)).toBe(true)
  })

  await test.step('leaving asks twice, and keeps everything when the password is wrong', async () => {
    await page.goto('/home/account/withdraw')
    const leave = main.getByRole('button', { name: account('withdrawal.submit') })
    const consent = main.getByRole('checkbox')
    await leave.click()
    await expect(consent).toBeFocused()
    await expect(main.getByRole('alert')).toHaveText(account('withdrawal.consentMissing'))
    await consent.check()
    const password = main.getByRole('textbox', { name: account('withdrawal.password') })
    await leave.click()
    await expect(main.getByRole('alert')).toHaveText(t('auth.passwordMissing'))
    await consent.check()
    await password.fill('not my password')
    await leave.click()
    await expect(password).toBeFocused()
    await expect(main.getByRole('alert')).toHaveText(t('error.password.current_mismatch'))
    await password.fill(person.password)
    await consent.check()
    await leave.click()
    await expect(page).toHaveURL(/\/withdrawcomplete$/)
    await expect(page.getByRole('heading', { name: t('auth.withdrawn.title') })).toBeVisible()
  })

  await test.step('nobody finds what was there, and nobody gets in', async () => {
    expect((await page.request.get(`/routes/${id}`)).status()).toBe(404)
    await page.goto(`/login?hl=${locale}`)
    await logIn(page, person, locale)
    await expect(page.getByRole('alert')).toHaveText(t('error.auth.bad_credentials'))
  })

  await test.step('name and address are free again', () => signUp(page, person, locale))

  await test.step('another account makes drafts of the file', async () => {
    const other = await openBrowser({ baseURL: server.origin })
    await aUser(other, locale)
    await other.goto(`/home/account/data?hl=${locale}`)
    await untilAlive(other)
    await other.getByRole('link', { name: account('data.bringBack') }).click()
    await other.waitForURL('**/home/routes/import_articles**')
    const content = other.getByRole('main')
    await content.locator('input[type=file]').setInputFiles(file)
    await content.getByRole('button', { name: imports('bundle.start', { count: 1 }) }).click()
    await content.getByRole('link', { name: imports('bundle.open') }).click()
    await expect(other).toHaveURL(/\/home\/routes\/\d+\/edit/)
  })
})
