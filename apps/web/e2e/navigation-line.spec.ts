import { decodePolyline, type Position } from '@mishiori/map-document'
import type { Page } from '@playwright/test'
import { aUser } from './support/accounts.ts'
import { apiOf } from './support/api.ts'
import { anArticle } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { expect, test } from './support/test.ts'

/** Two corners of the demo town; a map that shows both is full of streets. */
const CORNERS = [
  { lat: 36.2345, lng: 137.9605 },
  { lat: 36.2455, lng: 137.9795 },
]
const START = [620, 620] as const
const GOAL = [900, 460] as const
const EXTENDED = [760, 400] as const
const DRAGGED_TO = [1000, 560] as const

test('a line follows the streets of the town, moves with its stops and is found again', async ({ page }) => {
  await aUser(page, 'ja')
  const id = await aTownDraft(page)
  const editor = new ArticleEditorPage(page, 'ja')
  const { map } = editor.words

  await page.goto(`/home/routes/${id}/edit`)
  await editor.expectMap()
  await test.step('a way is found between two clicks, once the roads are ready', async () => {
    await untilRoadsAreReady(page)
    await editor.chooseTool('navigationLine')
    await editor.press(START, GOAL)
    await expectWay(editor)
  })
  await test.step('a third click goes on from there', async () => {
    await editor.press(EXTENDED)
    await expect(page.getByText(map.directions.stops(1)).first()).toBeVisible()
    await expectWay(editor)
  })
  await test.step('a stop is dragged elsewhere', async () => {
    const asked = page.waitForResponse((response) => response.url().includes('/api/v1/direction'))
    await drag(editor, GOAL, DRAGGED_TO)
    expect((await asked).status()).toBe(200)
    await expectWay(editor)
  })
  await editor.confirm()
  await editor.expectSaved()
  const saved = await navigationLine(page, id)
  expect(saved.waypoints).toHaveLength(1)
  expect(saved.path.length).toBeGreaterThan(5)
  await page.reload()
  await editor.expectMap()
  await expect(editor.object(map.objects.newNames.navigationLine)).toBeVisible()
  expect(await navigationLine(page, id)).toEqual(saved)
})

for (const locale of ['ja', 'en-us'] as const) {
  test.describe(`where no road data is (${locale})`, () => {
    test.use({ expectedProblems: ['404'] })

    test('the editor says so and how to get there, and draws no straight line', async ({ page }) => {
      await aUser(page, locale)
      await page.goto(`/?hl=${locale}`)
      const editor = new ArticleEditorPage(page, locale)
      const { map, t } = editor.words
      await editor.openNew()
      await untilRoadsAreReady(page)
      await editor.chooseTool('navigationLine')
      await editor.press(START, [START[0] + 30, START[1]])
      await expect(page.getByText(t('directions.notFound')).first()).toBeVisible()
      await expect(page.getByRole('button', { name: map.common.confirm })).toHaveAttribute('aria-disabled', 'true')
      await expect(page.getByRole('button', { name: map.directions.retry })).toBeVisible()
    })
  })
}

/** An article of one's own whose map opens on the town. */
async function aTownDraft(page: Page): Promise<number> {
  const spots = CORNERS.map(({ lat, lng }, index) => ({
    tmpId: `spot-${index}`,
    objectType: 'POI',
    name: `Corner ${index}`,
    text: '',
    color: '#DB0730',
    type: 'text',
    icon: 'text',
    lat,
    lng,
  }))
  const layer = [{ id: 'layer-1', name: 'Town', objects: spots }]
  const answer = await apiOf(page).createRoute({ body: anArticle({ is_draft: true, layer }) })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.id
}

/** A server that has just started for the first time builds the town's routing tiles. */
async function untilRoadsAreReady(page: Page): Promise<void> {
  const query = { origin: '36.24,137.97', destination: '36.241,137.972', mode: 'walking' } as const
  await expect.poll(async () => (await apiOf(page).direction({ query })).status, { timeout: 60_000 }).toBe(200)
}

async function expectWay({ page, words }: ArticleEditorPage): Promise<void> {
  const confirm = page.getByRole('button', { name: words.map.common.confirm })
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
}

async function drag({ page, map }: ArticleEditorPage, from: readonly [number, number], to: readonly [number, number]) {
  const box = await map.boundingBox()
  if (!box) throw new Error('the map is not shown')
  await page.mouse.move(box.x + from[0], box.y + from[1])
  await page.mouse.down()
  await page.mouse.move(box.x + to[0], box.y + to[1], { steps: 8 })
  await page.mouse.up()
}

interface StoredLine {
  readonly path: readonly Position[]
  readonly waypoints: readonly Position[]
}

async function navigationLine(page: Page, id: number): Promise<StoredLine> {
  const answer = await apiOf(page).readRoute({ params: { id: String(id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  const objects = answer.data.layer.flatMap((layer) => (layer as { objects: readonly Stored[] }).objects)
  const line = objects.find(({ objectType }) => objectType === 'NAVIGATION_LINE')
  return { path: decode(line?.path), waypoints: decode(line?.waypoints) }
}

/** What the wire says of an object; other members are of no interest here. */
interface Stored {
  readonly objectType: string
  readonly path?: string
  readonly waypoints?: string
}

function decode(text: string | undefined): readonly Position[] {
  const decoded = decodePolyline(text ?? '', { maxPoints: 10_000 })
  return decoded.ok ? decoded.path : []
}
