import { encodePolyline, METERS_PER_DEGREE, type Position } from '@mishiori/map-document'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { planningMessages, visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use({ ...mapsWhenAsked, expectedProblems: ['ERR_INTERNET_DISCONNECTED'] })

const PASS: Position = [137.8, 35.95]

/** Due north over a pass 300 m higher than both ends, a point every 50 metres. */
const path = Array.from({ length: 101 }, (_, index): Position => [PASS[0], PASS[1] + (index * 50) / METERS_PER_DEGREE])
const elevations = path.map((_, index) => 900 + 300 * (1 - Math.abs(index / 50 - 1)))
const layer = [
  {
    id: 'day',
    name: 'Day 1',
    objects: [
      {
        tmpId: 'way',
        objectType: 'LINE',
        name: 'Over the pass',
        text: '',
        color: '#DB0730',
        isMain: true,
        path: encodePolyline(path),
        elevations,
      },
    ],
  },
]

test('readers plan a way at their own pace, and see what light is left', async ({ page, context, language }) => {
  const t = planningMessages(language)
  await aUser(page, language)
  const { id } = await createArticle(page, { layer })
  const facts = page.getByRole('region', { name: t('planning.heading') })
  const model = visitorMessages(language)('article.timeModel.hikeJapan')

  await test.step('the server estimates the time, and the header shows it', async () => {
    await page.goto(`/routes/${id}`)
    await untilAlive(page)
    await expect(facts).toContainText(t('planning.estimateBy', { model, version: 1 }))
    // Up 2.5 × (151 × 0.0144 + 65 × 0.12 + 19) = 72.4 minutes, down 2.5 × (137 × 0.0144 + 16 × 0.12 + 19) = 57.2
    await expect(facts.getByText('11:29', { exact: true })).toBeVisible() // nine o'clock, 129 minutes and 20 of rest
    const glance = page.getByLabel(visitorMessages(language)('article.atAGlance'))
    await expect(glance).toContainText(visitorMessages(language)('article.estimatedTime'))
  })

  await test.step('a pace is chosen and kept on the device', async () => {
    await facts.getByText(t('planning.pace.slow'), { exact: true }).click()
    await expect(facts.getByText('12:18', { exact: true })).toBeVisible() // 168 minutes and 30 of rest
    await page.reload()
    await untilAlive(page)
    await expect(facts.getByRole('radio', { name: t('planning.pace.slow') })).toBeChecked()
    await expect(facts.getByText('12:18', { exact: true })).toBeVisible()
  })

  await test.step('the sun of another day needs no network', async () => {
    await context.setOffline(true)
    await facts.getByLabel(t('planning.day')).fill('2026-12-22')
    await facts.getByLabel(t('planning.start'), { exact: true }).fill('15:30')
    await expect(facts.getByText(t('planning.light.dark'))).toBeVisible()
    await expect(facts.getByText(t('planning.sunset', { time: '16:39' }))).toBeVisible()
    await context.setOffline(false)
  })
})
