import { aUser } from '../support/accounts.ts'
import { createArticle, lineFrom } from '../support/articles.ts'
import { visitorMessages } from '../support/messages.ts'
import { startPlaceServer } from '../support/place-server.ts'
import { startServer } from '../support/server.ts'
import { expect, testWith } from '../support/test.ts'

const ISLAND = { name: 'Sedge Island', lng: 50, lat: 12 }

/** A product whose places are somewhere else. */
async function startServerWithPlaces() {
  const places = await startPlaceServer([ISLAND])
  const server = await startServer({ PLACES_URL: places.setting })
  const stop = async () => {
    await server.stop()
    await places.stop()
  }
  return { ...server, places, stop }
}
const test = testWith(startServerWithPlaces)

test('routes of an area are found; an unknown one and a search that is down are told apart', async ({
  page,
  server: { places },
  language: locale,
}) => {
  const t = visitorMessages(locale)
  places.isAway = false
  await aUser(page, locale)
  await createArticle(page, { title: 'Round the island', layer: lineFrom([ISLAND.lng, ISLAND.lat]) })
  await createArticle(page, { title: 'On the mainland', layer: lineFrom([ISLAND.lng + 2, ISLAND.lat]) })
  const main = page.getByRole('main')
  const area = main.getByRole('textbox', { name: t('find.near') })
  const titles = main.getByRole('article').getByRole('heading')
  const lookFor = async (name: string) => {
    await area.fill(name)
    await area.press('Enter')
    await expect(page).toHaveURL(new RegExp(`[?&]place=${name.replaceAll(' ', '\\+')}(&|$)`))
  }

  await test.step('an area', async () => {
    await page.goto(`/routes?hl=${locale}`)
    await lookFor(ISLAND.name)
    await expect(main.getByText(t('find.around', { place: ISLAND.name }))).toBeVisible()
    await expect(titles.first()).toHaveText('Round the island')
    await expect(titles.filter({ hasText: 'On the mainland' })).toHaveCount(0)
    await page.reload()
    await expect(area).toHaveValue(ISLAND.name)
    await main.getByRole('link', { name: t('find.byMap') }).click()
    await expect(page).toHaveURL(/\/search\/map\?lat=12\.0+&lng=50\.0+/)
    await page.goBack()
  })

  await test.step('one that nobody knows', async () => {
    await lookFor('Nowhere at all')
    await expect(main.getByText(t('find.placeUnknown', { place: 'Nowhere at all' }))).toBeVisible()
    await expect(titles).toHaveCount(0)
    await expect(main.getByRole('alert')).toHaveCount(0)
  })

  await test.step('places that are away, until they are back', async () => {
    places.isAway = true
    const name = `Far Island ${locale} ${test.info().project.name} ${test.info().repeatEachIndex}`
    await lookFor(name)
    const trouble = main.getByRole('alert')
    await expect(trouble).toContainText(t('find.placesAway'))
    await expect(trouble).toContainText(t('find.placesAwayText', { place: name }))
    await expect(main.getByText(t('list.count', { count: 0 }))).toHaveCount(0)
    places.isAway = false
    await trouble.getByRole('link', { name: t('common.retry') }).click()
    await expect(main.getByText(t('find.placeUnknown', { place: name }))).toBeVisible()
    places.isAway = true
    await lookFor(`${name} too`)
    await trouble.getByRole('link', { name: t('find.anywhere') }).click()
    await expect(area).toHaveValue('')
    await expect(titles.first()).toBeVisible()
  })
})
