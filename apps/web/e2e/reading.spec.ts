import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openDemonstration } from './support/demonstration.ts'
import { readGpx } from './support/read-gpx.ts'
import { expect, test } from './support/test.ts'
import { editorWords, words } from './support/words.ts'

const t = words('ja')
const map = editorWords('ja').map

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600

/** Where a part of the article's map lies, CSS pixels from the corner of its frame. */
async function placeInFrame(page: Page, part: string) {
  const frame = await page.locator('#map').boundingBox()
  const box = await page.locator('#map').locator(part).first().boundingBox()
  if (!frame || !box) return null
  return { left: box.x - frame.x, top: box.y - frame.y, width: box.width, height: box.height }
}

test('a reader goes between text, layers, profile and map @phone', async ({ page }) => {
  await openDemonstration(page)

  await test.step('a layer is hidden and shown again', async () => {
    const layer = page.getByRole('treeitem', { name: /^見どころ/ })
    const hide = layer.getByRole('button', { name: map.layers.hide('見どころ') })
    await expect(hide).toBeVisible({ timeout: 60_000 }) // the live map is there
    await hide.click()
    await expect(layer).toHaveAccessibleName(new RegExp(map.layers.hiddenState))
    await layer.getByRole('button', { name: map.layers.show('見どころ') }).click()
    await expect(layer).not.toHaveAccessibleName(new RegExp(map.layers.hiddenState))
  })

  await test.step('the profile is as wide as a finger needs, and points at the map', async () => {
    const profile = page.getByRole('slider', { name: map.profile.cursor })
    await profile.scrollIntoViewIfNeeded()
    const box = await profile.boundingBox()
    expect(box?.width ?? 0).toBeGreaterThan(isPhone(page) ? 300 : 600)
    const before = await profile.getAttribute('aria-valuetext')
    await profile.click({ position: { x: (box?.width ?? 0) / 2, y: 40 } })
    await expect(profile).not.toHaveAttribute('aria-valuetext', before ?? '')
    await page.keyboard.press('ArrowRight')
  })

  await test.step('a link in the text opens its spot on the map', async () => {
    await page.getByRole('article').getByRole('link', { name: '奈良井駅' }).first().click()
    const spot = page.getByRole('dialog', { name: /奈良井駅/ })
    await expect(spot).toBeInViewport()
    await spot.getByRole('button').last().click()
    await expect(spot).toBeHidden()
  })
})

test('the live map lies where its drawing lay, in the size it had @phone', async ({ page, browser }) => {
  await openDemonstration(page)
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })
  const printed = await withoutScripts.newPage()
  await printed.goto(page.url())
  const drawing = await placeInFrame(printed, 'picture img')
  await withoutScripts.close()
  expect(drawing).not.toBeNull()
  await expect.poll(() => placeInFrame(page, 'canvas')).toEqual(drawing)
})

test('the file of a route holds the points of its line and its spots @phone', async ({ page }) => {
  const id = await openDemonstration(page)
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('link', { name: t('article.download') })
    .filter({ visible: true })
    .first()
    .click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/鳥居峠.*\.gpx$/)
  const { lines, waypoints } = await readGpx(page, await readFile(await download.path(), 'utf8'))
  const article = await (await page.request.get(`/api/v1/routes/${id}`)).json()
  const names: string[] = article.layer.flatMap(({ objects }: { objects: { objectType: string; name: string }[] }) =>
    objects.filter(({ objectType }) => objectType === 'POI').map(({ name }) => name),
  )
  expect(waypoints.map(({ name }) => name)).toEqual(names)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.points.length).toBeGreaterThan(20)
  expect(lines[0]?.points.every(({ elevation }) => elevation !== null)).toBe(true)
})

test('the contents mark the part that is being read', async ({ page }) => {
  await openDemonstration(page)
  const contents = page.getByRole('navigation', { name: t('article.contents') })
  await contents.getByRole('link').last().click()
  await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location')
  await expect(contents).toBeInViewport()
})

test('where there is no room beside the text its contents fold out above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDemonstration(page)
  await page.getByText(t('article.contents'), { exact: true }).filter({ visible: true }).click()
  const last = page
    .getByRole('navigation', { name: t('article.contents') })
    .getByRole('link')
    .last()
  const heading = (await last.textContent()) ?? ''
  await last.click()
  await expect(page.getByRole('article').getByRole('heading', { name: heading })).toBeInViewport()
})
