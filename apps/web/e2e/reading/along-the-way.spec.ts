import { encodePolyline } from '@mishiori/map-document'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { createArticle } from '../support/articles.ts'
import { planningMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

/** Through the town that every installation for trying has: from its station over the park to the northern bridge. */
const path = encodePolyline([
  [137.9618, 36.24],
  [137.9618, 36.2411],
  [137.97136, 36.2411],
  [137.97546, 36.2444],
  [137.97682, 36.2466],
])
const way = { tmpId: 'way', objectType: 'LINE', name: 'Walk', text: '', color: '#DB0730', isMain: true, path }

test('readers see what lies along a way, and nothing is asked elsewhere', async ({ page, server, language }) => {
  const t = planningMessages(language)
  await aUser(page, language)
  const { id } = await createArticle(page, { layer: [{ id: 'day', name: 'Day 1', objects: [way] }] })
  const isJapanese = language === 'ja'
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol)) asked.add(origin)
  })

  await test.step('a fresh installation builds its region first', async () => {
    test.slow()
    await expect(async () => {
      const answer = await apiOf(page).along({ body: { path } })
      expect(answer.ok && answer.data.region).not.toBeNull()
    }).toPass({ timeout: 120_000 })
  })

  const facts = page.getByRole('region', { name: t('planning.heading') })
  const places = facts.getByRole('list').filter({ has: page.getByRole('img', { name: t('along.kind.aed') }) })
  await test.step('the places are listed by kilometre, with where the way begins and ends', async () => {
    await page.goto(`/routes/${id}`)
    await untilAlive(page)
    await facts.getByRole('heading', { name: t('along.title') }).scrollIntoViewIfNeeded()
    await expect(facts).toContainText(isJapanese ? '停留所「北の橋」' : 'Stop “North Bridge”')
    await expect(places.getByRole('listitem').first()).toContainText(isJapanese ? 'しおり駅' : 'Shiori Station')
    await expect(facts).toContainText(isJapanese ? /最後のトイレは 1\.\d km。/ : /The last toilets are at 1\.\d km\./)
  })

  await test.step('one kind is chosen', async () => {
    await facts.getByRole('button', { name: t('along.kind.toilets') }).click()
    const toilets = facts
      .getByRole('listitem')
      .filter({ has: page.getByRole('img', { name: t('along.kind.toilets') }) })
    await expect(toilets).toHaveCount(2)
    await expect(toilets.last()).toContainText('Apr-Nov')
  })

  await test.step('a place is shown on the map of the page, and all of the list are', async () => {
    await facts.getByRole('button', { name: /Apr-Nov/ }).click()
    await expect(facts.getByRole('button', { name: /Apr-Nov/ })).toHaveAttribute('aria-pressed', 'true')
    const marks = page.locator('#map .maplibregl-marker')
    await expect(marks).toHaveCount(1)
    await expect(marks).toBeInViewport()
    await facts.getByRole('switch', { name: t('along.onMap') }).click()
    await expect(marks).toHaveCount(2)
    await facts.getByRole('switch', { name: t('along.onMap') }).click()
  })
  expect([...asked]).toEqual([server.origin])
})
