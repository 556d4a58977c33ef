import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { stravaMessages, visitorMessages } from '../support/messages.ts'
import { startServerWithStrava } from '../support/strava.ts'
import { expect, testWith } from '../support/test.ts'

const test = testWith(startServerWithStrava)

test('activities of a Strava account become private drafts, from the modal to the editor', async ({
  page,
  language,
}) => {
  const [t, site] = [stravaMessages(language), visitorMessages(language)]
  await aUser(page, language)
  await page.goto(`/routes?hl=${language}`)
  await untilAlive(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: site('header.newRoute') })
    .click()
  const ways = page.getByRole('dialog', { name: site('header.newRoute') })
  await ways.getByRole('link', { name: site('home.strava') }).click()

  await expect(page.getByRole('heading', { name: t('strava.connectTitle') })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: t('strava.connect') }).click()
  await page.waitForURL(/127\.0\.0\.1/)
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.waitForURL(/\/strava_success/)
  await page.getByRole('link', { name: site('auth.strava.choose') }).click()

  await expect(page.getByText(t('strava.connectedAs', { name: 'Ayumi Mori' }))).toBeVisible()
  await untilAlive(page)
  await expect(page.getByRole('checkbox', { name: /Morning Hike 1\b/ })).toBeDisabled()
  await page.getByRole('checkbox', { name: /Morning Hike 0/ }).check()
  await page.getByRole('searchbox', { name: t('strava.search') }).fill('峠')
  await page.getByRole('button', { name: t('strava.searchButton'), exact: true }).click()
  await expect(page.getByText(t('strava.looked', { count: 24 }))).toBeVisible()
  await page.getByRole('checkbox', { name: /鳥居峠/ }).check()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: t('strava.next', { count: 2 }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('strava.start') })
    .click()

  await expect(page.getByRole('heading', { name: t('strava.done', { count: 2 }) })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: '鳥居峠を越える' }).click()
  await expect(page).toHaveURL(/\/home\/routes\/\d+\/edit/)
})
