import { encodePolyline, type Position } from '@mishiori/map-document'
import type { Page } from '@playwright/test'
import { aUser } from '../support/accounts.ts'
import { createArticle } from '../support/articles.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { anElevationModel, type ElevationModel, modelMeters } from '../support/elevation-model.ts'
import { editorMessages } from '../support/messages.ts'
import { startServer } from '../support/server.ts'
import { expect, testWith } from '../support/test.ts'

/** Through the demo town, from west to east. */
const ROAD: readonly Position[] = [
  [137.9605, 36.2345],
  [137.9795, 36.2455],
]
const [LOWEST, HIGHEST] = [Math.round(modelMeters(137.9605)), Math.round(modelMeters(137.9795))]

/** With an elevation model of the town. */
async function startServerWithModel() {
  const model = await anElevationModel()
  const server = await startServer({ ELEVATION: model.setting })
  const stop = async () => {
    await server.stop()
    await model.delete()
  }
  return { ...server, model, stop }
}
const test = testWith(startServerWithModel).extend<{ model: ElevationModel }>({
  model: async ({ server }, use) => use(server.model),
})

const aLine = (name: string) => ({
  tmpId: name,
  objectType: 'LINE',
  name,
  text: '',
  color: '#DB0730',
  isMain: name === 'East road',
  path: encodePolyline(ROAD),
})

/** An article whose lines brought no elevations. */
function aRoad(page: Page, ...others: readonly string[]): ReturnType<typeof createArticle> {
  return createArticle(page, { layer: [{ id: 'layer', name: 'Town', objects: ['East road', ...others].map(aLine) }] })
}

test('readers see how a planned line climbs, and whose elevations those are', async ({
  page,
  language,
  model,
  server,
}) => {
  const { map } = editorMessages(language)
  const strangers: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http') && new URL(request.url()).origin !== server.origin)
      strangers.push(request.url())
  })
  await aUser(page, language)
  const { id } = await aRoad(page, 'Old road')
  const shading: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/tiles/terrain/')) shading.push(response.status())
  })
  await page.goto(`/routes/${id}`)
  const profile = page.getByRole('region', { name: map.profile.label('East road') })
  await expect(profile.getByText(map.profile.fromModel(model.name))).toBeVisible({ timeout: 60_000 })
  const summary = profile.getByText(new RegExp(`${LOWEST}.+${HIGHEST}`))
  await expect(summary).toBeAttached()
  await expect.poll(() => shading, { timeout: 60_000 }).toContain(200)
  await test.step('pointing at the profile points at the map', async () => {
    const slider = profile.getByRole('slider', { name: map.profile.cursor })
    await slider.focus()
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`${HIGHEST}`))
  })
  await expect(page.getByText(model.attribution)).toBeAttached()
  await test.step('another line is put into the same profile', async () => {
    await profile.getByRole('button', { name: map.profile.compare }).click()
    await page.getByRole('menuitem', { name: 'Old road' }).click()
    await profile.getByRole('button', { name: 'Old road', exact: true }).click()
    const other = page.getByRole('region', { name: map.profile.label('Old road') })
    await expect(other.getByText(map.profile.fromModel(model.name))).toBeVisible()
  })
  expect(strangers).toEqual([])
})

test('a line that is drawn has a profile as soon as it is there', { tag: '@desktop' }, async ({
  page,
  model,
  language,
}) => {
  await aUser(page, language)
  const { id } = await aRoad(page)
  const editor = new ArticleEditorPage(page, language)
  const { map } = editor.messages
  await page.goto(`/home/routes/${id}/edit`)
  await editor.expectMap()
  const ofRoad = page.getByRole('region', { name: map.profile.label('East road') })
  await expect(ofRoad.getByText(map.profile.fromModel(model.name))).toBeVisible()
  await editor.chooseTool('line')
  await (editor.isPhone ? editor.press([90, 260], [230, 320]) : editor.press([640, 560], [880, 480]))
  await editor.confirm()
  const drawn = page.getByRole('region', { name: map.profile.label(`${map.objects.newNames.line} 2`) })
  await expect(drawn.getByText(map.profile.fromModel(model.name))).toBeVisible()
  await expect(drawn.getByRole('slider', { name: map.profile.cursor })).toBeVisible()
})

test.describe('while no model can be asked', () => {
  test.use({ expectedProblems: ['503'] })

  test('readers are told so and can try again', async ({ page, model, language }) => {
    await aUser(page, language)
    const { id } = await aRoad(page)
    const { profile: said } = editorMessages(language).map
    const elevations = '**/api/v1/elevations'
    await page.route(elevations, (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'server.unavailable', params: { seconds: 10 } } } }),
    )
    await page.goto(`/routes/${id}`)
    const profile = page.getByRole('region', { name: said.label('East road') })
    await expect(profile.getByText(said.failed)).toBeVisible({ timeout: 60_000 })
    await page.unroute(elevations)
    await profile.getByRole('button', { name: said.retry }).click()
    await expect(profile.getByText(said.fromModel(model.name))).toBeVisible()
  })
})
