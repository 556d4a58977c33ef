import {
  encodePolyline,
  mapObjectId,
  type NavigationLine,
  type Position,
  type TravelMode,
} from '@mishiori/map-document'
import { aDocument, aSpot } from '@mishiori/map-editor/testing'
import type { Page } from '@playwright/test'
import type { ApiClient, Locale, RouteArticleInput } from '@repo/contract'
import { fetchDirections } from '@repo/editor/fetch-directions'
import { apiOf } from './api.ts'
import { openDraft, savedObjects } from './articles.ts'
import type { ArticleEditorPage } from './editor.ts'
import type { Point } from './hand.ts'
import { planningMessages, visitorMessages } from './messages.ts'
import { expect } from './test.ts'

/** Ends of a street of the town that every installation for trying has; cars only drive it eastward. */
export const STREET_WEST: Position = [137.965226, 36.2389]
export const STREET_EAST: Position = [137.970682, 36.2389]

/** From its station over the park to the northern bridge. */
const TOWN_WALK: readonly Position[] = [
  [137.9618, 36.24],
  [137.9618, 36.2411],
  [137.97136, 36.2411],
  [137.97546, 36.2444],
  [137.97682, 36.2466],
]

/** That walk as the main line of an article. */
export const townWalk = (path: readonly Position[] = TOWN_WALK): RouteArticleInput['layer'] => {
  const way = { tmpId: 'way', objectType: 'LINE', name: 'Walk', text: '', color: '#DB0730', isMain: true }
  return [{ id: 'day', name: 'Day 1', objects: [{ ...way, path: encodePolyline(path) }] }]
}

/** A walk along a street without stairs, once ways can be found. */
export async function streetWalk(page: Page): Promise<RouteArticleInput['layer']> {
  await untilRoadsAreReady(page)
  const way = await findWay(apiOf(page), [STREET_WEST, STREET_EAST])
  if (!way.ok) throw new Error(way.problem)
  return townWalk(way.path)
}

/** Two corners of the town; a map that shows both is full of streets. */
const CORNERS = [
  aSpot({ id: mapObjectId('corner-1'), name: 'Corner 1', position: [137.9605, 36.2345] }),
  aSpot({ id: mapObjectId('corner-2'), name: 'Corner 2', position: [137.9795, 36.2455] }),
]

/** A draft whose map opens on the town, once ways can be found there. @returns its id. */
export async function openTown(editor: ArticleEditorPage): Promise<number> {
  await untilRoadsAreReady(editor.page)
  return openDraft(editor, aDocument(CORNERS))
}

/** A server that has just started for the first time builds the town's routing tiles. */
export async function untilRoadsAreReady(page: Page): Promise<void> {
  await expect
    .poll(() => findWay(apiOf(page), [STREET_WEST, STREET_EAST]), { timeout: 60_000 })
    .toMatchObject({ ok: true })
}

/** A server that has just started for the first time builds the region with the town's places, too. */
export async function untilPlacesAreKnown(page: Page): Promise<void> {
  await expect(async () => {
    const answer = await apiOf(page).along({ body: { path: encodePolyline(TOWN_WALK) } })
    expect(answer).toMatchObject({ ok: true, data: { coverage: 'all' } })
  }).toPass({ timeout: 120_000 })
}

/** What lies along the walk through the town and its ground, on the page of the article and while one walks. */
export async function expectTownWalk(page: Page, language: Locale): Promise<void> {
  const t = planningMessages(language)
  const isJapanese = language === 'ja'
  const facts = page.getByRole('region', { name: t('planning.heading') })
  await facts.getByRole('heading', { name: t('along.title') }).scrollIntoViewIfNeeded()
  await expect(facts).toContainText(isJapanese ? '停留所「北の橋」' : 'Stop “North Bridge”')
  await facts.getByRole('combobox', { name: t('along.within') }).selectOption('1000')
  await expect(facts).toContainText(
    isJapanese ? /最後のトイレは\d\.\d km地点。/ : /The last toilets are at \d\.\d km\./,
  )
  await expect(facts.getByText(t('planning.groundTable'))).toBeVisible()

  const [[longitude, latitude] = [0, 0]] = TOWN_WALK
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ longitude, latitude, accuracy: 6 })
  await page.getByRole('link', { name: visitorMessages(language)('article.walk'), exact: true }).click()
  await page.getByRole('button', { name: isJapanese ? '開始' : 'Start', exact: true }).click()
  await expect(page.getByText(isJapanese ? /^次のトイレまで/ : /^Next toilets in/)).toBeVisible()
}

export function findWay(api: ApiClient, stops: readonly Position[], travelMode: TravelMode = 'walking') {
  return fetchDirections(api, { stops, travelMode }, { signal: new AbortController().signal })
}

/** Runs a step that requests another path, and waits until that is drawn. */
export async function changeWay(editor: ArticleEditorPage, change: () => Promise<unknown>): Promise<void> {
  const { page, messages } = editor
  const directionsResponse = page.waitForResponse((response) => response.url().includes('/api/v1/direction'))
  await change()
  expect((await directionsResponse).status()).toBe(200)
  const confirm = page.getByRole('button', { name: messages.map.common.confirm })
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
}

/** Where the map shows a stop: by its number, or S and G. */
export async function stopOnMap({ page, map }: ArticleEditorPage, label: string): Promise<Point> {
  const disc = page.locator('.mishiori-overlay-stop').filter({ has: page.getByText(label, { exact: true }) })
  await expect(disc).toHaveAttribute('transform')
  const shown = await disc.elementHandle()
  await shown?.waitForElementState('stable')
  const [box, origin] = [await shown?.boundingBox(), await map.boundingBox()]
  if (!box || !origin) throw new Error(`stop ${label} is not shown`)
  return [box.x + box.width / 2 - origin.x, box.y + box.height / 2 - origin.y]
}

/** The navigation line of an article, once it is saved as it shall be. */
export async function savedWay(page: Page, id: number, as: Partial<NavigationLine> = {}): Promise<NavigationLine> {
  let line: NavigationLine | undefined
  await expect(async () => {
    const objects = await savedObjects(page, id)
    line = objects.find((object) => object.kind === 'navigationLine')
    expect(line).toMatchObject(as)
  }).toPass({ timeout: 30_000 })
  if (!line) throw new Error('no navigation line is saved')
  return line
}
