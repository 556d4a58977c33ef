import { aUser } from '../support/accounts.ts'
import { DEMONSTRATION } from '../support/demonstration.ts'
import { createJourney } from '../support/journeys.ts'
import { saveForOffline, untilControlled, untilKept } from '../support/kept-on-device.ts'
import { journeysMessages, offlineMessages } from '../support/messages.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use({ ...smallMap, serviceWorkers: 'allow' })
// Browsers log each failed request while offline, and the router each failed look-up of routes.
// An edit that was made to an older state is made again to the newer one.
test.use({
  expectedProblems: [
    'net::ERR_INTERNET_DISCONNECTED',
    'Failed to fetch manifest patches',
    'net::ERR_FAILED',
    'status of 412',
  ],
})

test('a journey is saved as one, read without a network, and removed', async ({ page, language }) => {
  const t = offlineMessages(language)
  await page.goto(`/journeys/1?hl=${language}`)
  await untilControlled(page)
  await page.goto('/journeys/1') // the address stands alone from now on
  await saveForOffline(page, language)
  const heading = page.getByRole('heading', { level: 1 })
  const title = (await heading.textContent()) ?? ''
  await page.context().setOffline(true)
  await page.goto('/offline')
  await expect(page.getByRole('list', { name: t('offline.stagesOf', { title }) }).getByRole('link')).toHaveCount(3)
  await page.getByRole('link', { name: t('offline.openOf', { title }) }).click()
  await expect(heading).toHaveText(title)
  await page.getByRole('link', { name: DEMONSTRATION[language].title, exact: true }).click()
  await expect(heading).toHaveText(DEMONSTRATION[language].title)
  await page.goto('/offline')
  await page.getByRole('button', { name: t('offline.removeOf', { title }) }).click()
  await expect(page.getByText(t('offline.noArticles'))).toBeVisible()
})

test('the editor of a journey opens without a network, with what was done in it', { tag: '@once' }, async ({
  page,
  language,
}) => {
  const t = journeysMessages(language)
  await aUser(page, language)
  const id = await createJourney(page)
  const address = `/home/journeys/${id}/edit`
  await page.goto(address)
  await untilControlled(page)
  await page.reload() // by the worker from now on
  await untilKept(page, 'journey-editor-page')
  const title = page.getByRole('textbox', { name: t('journeys.edit.title') })
  await page.context().setOffline(true)
  await title.fill('A longer way back')
  await expect(page.getByText(t('journeys.edit.waiting'))).toBeVisible()
  await page.goto(address)
  await expect(page).toHaveURL(new RegExp(`/offline[?]journey=${id}$`))
  await expect(title).toHaveValue('A longer way back')
  await page.context().setOffline(false)
  await expect(page.getByText(t('journeys.edit.saved'))).toBeVisible()
  await page.goto(address)
  await expect(title).toHaveValue('A longer way back')
})
