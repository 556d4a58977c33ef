import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { DEMONSTRATION, openDemonstration, openTownWalk } from '../support/demonstration.ts'
import { editorMessages, planningMessages, visitorMessages } from '../support/messages.ts'
import { picturesOfPdf } from '../support/pictures-of-pdf.ts'
import { readGpx } from '../support/read-gpx.ts'
import { openLayers, openMore } from '../support/reading.ts'
import { expect, test } from '../support/test.ts'

const otherOf = (locale: Locale): Locale => (locale === 'ja' ? 'en-us' : 'ja')
/** CSS pixels. */
const A4 = { width: 794, height: 1123 }

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0

/** Where a part of the article's map lies, in whole CSS pixels from the corner of its frame. */
async function placeInFrame(page: Page, part: string) {
  const frame = await page.locator('#map').boundingBox()
  const box = await page.locator('#map').locator(part).first().boundingBox()
  if (!frame || !box) return null
  return [box.x - frame.x, box.y - frame.y, box.width, box.height].map(Math.round)
}

/** Of a picture that has come, on the mean, of 255. */
function lightnessOf(image: Element): number {
  if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth === 0) return Number.NaN
  const { width, height } = { width: 40, height: 20 }
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  canvas?.drawImage(image, 0, 0, width, height)
  const values = [...(canvas?.getImageData(0, 0, width, height).data ?? [])].filter((_, index) => index % 4 !== 3)
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Presses what downloads something. @returns the file's name and text. */
async function download(page: Page, control: Locator): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download')
  await control.click()
  const file = await downloading
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a reader goes between text, layers, profile and map', async ({ page, language: locale }) => {
  const t = visitorMessages(locale)
  const { map } = editorMessages(locale)
  const said = DEMONSTRATION[locale]
  await openDemonstration(page, locale)
  const article = page.getByRole('article')

  await test.step('a layer is hidden and shown again', async () => {
    await openLayers(page, locale)
    const layer = page.getByRole('treeitem', { name: new RegExp(`^${said.sights}`) })
    await layer.getByRole('button', { name: map.layers.hide(said.sights) }).click()
    await expect(layer).toHaveAccessibleName(new RegExp(map.layers.hiddenState))
    await layer.getByRole('button', { name: map.layers.show(said.sights) }).click()
    await expect(layer).not.toHaveAccessibleName(new RegExp(map.layers.hiddenState))
    await page.keyboard.press('Escape')
    await expect(layer).toHaveCount(0)
  })

  await test.step('the profile is as wide as a finger needs, and points at the map', async () => {
    const profile = page.getByRole('slider', { name: map.profile.cursor })
    await profile.scrollIntoViewIfNeeded()
    const width = async () => (await profile.boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(widthOf(page) < 600 ? 300 : 600)
    const before = await profile.getAttribute('aria-valuetext')
    await profile.click({ position: { x: (await width()) / 2, y: 40 } })
    await expect(profile).not.toHaveAttribute('aria-valuetext', before ?? '')
    await page.keyboard.press('ArrowRight')
  })

  await test.step('a link in the text opens its spot on the map', async () => {
    await article.getByRole('link', { name: said.station.link }).first().click()
    const spot = page.getByRole('dialog', { name: new RegExp(said.station.name) })
    await expect(spot).toBeInViewport()
    await spot.getByRole('button', { name: map.common.close }).click()
    await expect(spot).toBeHidden()
  })

  await test.step('the contents lead to a part', async () => {
    await openMore(page, locale)
    const contents = page.getByRole('navigation', { name: t('article.contents') })
    const last = contents.getByRole('link').last()
    const heading = (await last.textContent()) ?? ''
    await last.click()
    await expect(article.getByRole('heading', { name: heading })).toBeInViewport()
    await expect(contents).toBeHidden()
  })

  await test.step('the article in its other language', async () => {
    const other = otherOf(locale)
    const { title, torii } = DEMONSTRATION[other]
    const languages = page.getByRole('navigation', { name: t('article.languages') })
    await languages.getByRole('link', { name: other === 'ja' ? '日本語' : 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(article.getByRole('link', { name: torii.link, exact: true }).first()).toBeVisible()
    await openLayers(page, other)
    await expect(page.getByRole('treeitem', { name: new RegExp(`^${torii.name}`) })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', other === 'ja' ? 'ja' : 'en-US')
  })
})

test('the route is taken along whole, by layer or by object', { tag: '@once' }, async ({ page, language: locale }) => {
  const t = visitorMessages(locale)
  const said = DEMONSTRATION[locale]
  const id = await openDemonstration(page, locale)

  await test.step('all of it as GPX', async () => {
    await openMore(page, locale)
    const { name, text } = await download(page, page.getByRole('link', { name: t('article.download') }))
    expect(name).toBe(`${said.title}.gpx`)
    const { lines, waypoints } = await readGpx(page, text)
    const article = await (await page.request.get(`/api/v1/routes/${id}`)).json()
    interface Stored {
      objectType: string
      name: string
      translations?: Partial<Record<Locale, { name: string }>>
    }
    const objects: readonly Stored[] = article.layer.flatMap((layer: { objects: readonly Stored[] }) => layer.objects)
    const spots = objects.filter(({ objectType }) => objectType === 'POI')
    const names = spots.map((spot) => spot.translations?.[locale]?.name ?? spot.name)
    expect(waypoints.map((waypoint) => waypoint.name)).toEqual(names)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.points.length).toBeGreaterThan(20)
    expect(lines[0]?.points.every(({ elevation }) => elevation !== null)).toBe(true)
  })

  const part = page.getByLabel(t('article.part'))

  await test.step('a layer as GeoJSON', async () => {
    await part.selectOption({ index: 1 })
    const { name, text } = await download(page, page.getByRole('button', { name: 'GeoJSON' }))
    expect(name).toBe(`${said.title} - ${said.walk}.geojson`)
    const { features } = JSON.parse(text)
    expect(features).toHaveLength(1)
    expect(features[0]).toMatchObject({ geometry: { type: 'LineString' }, properties: { layer: said.walk } })
  })

  await test.step('a spot as KML', async () => {
    await part.selectOption({ label: said.torii.name })
    const { text } = await download(page, page.getByRole('button', { name: 'KML', exact: true }))
    expect(text.match(/<Placemark/g)).toHaveLength(1)
    expect(text).toContain(said.torii.name)
    await expect(page.getByRole('button', { name: 'TCX' })).toBeDisabled()
  })

  await test.step('the whole route as a course for a device', async () => {
    await part.selectOption({ index: 0 })
    const { name, text } = await download(page, page.getByRole('button', { name: 'TCX' }))
    expect(name).toBe(`${said.title}.tcx`)
    expect(text).toContain('<CoursePoint>')
    const fit = await download(page, page.getByRole('button', { name: 'FIT' }))
    expect(fit.name).toBe(`${said.title}.fit`)
    expect(fit.text).toContain('.FIT')
  })
})

test('paper gets the words, the drawn map and the figures, and nothing to press', { tag: '@once' }, async ({
  page,
  language: locale,
}) => {
  const said = DEMONSTRATION[locale]
  await openDemonstration(page, locale)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize(A4)
  const paper = page.getByRole('article')

  await test.step('words, map and figures', async () => {
    await expect(paper.getByRole('heading', { level: 1 })).toHaveText(said.title)
    await expect(paper.getByRole('link', { name: said.torii.link, exact: true }).first()).toBeVisible()
    await expect(paper.getByRole('table').first()).toBeVisible()
    const drawing = paper.locator('#map picture img')
    await expect(drawing).toBeVisible()
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect.poll(() => drawing.evaluate(lightnessOf)).toBeGreaterThan(160)
    await expect(page.locator('#map canvas')).toBeHidden()
    for (const name of [said.walk, said.sights, said.torii.name, said.soba.name]) {
      await expect(paper.locator('#map').getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1)
    }
    await expect(paper.getByText('4.98').filter({ visible: true }).first()).toBeVisible()
    await expect(paper.getByText('273').filter({ visible: true }).first()).toBeVisible()
  })

  await test.step('nothing to press', async () => {
    for (const role of ['banner', 'contentinfo', 'complementary', 'navigation', 'button'] as const) {
      const shown = page.getByRole(role).filter({ visible: true })
      // The photos can be pressed on a screen.
      await expect(shown.and(page.locator(':not(img)')), role).toHaveCount(0)
    }
  })

  await test.step('dark ink on white', async () => {
    const colours = await page.evaluate(() => {
      const lightness = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number))
      const paragraph = document.querySelector('#article-text p') ?? document.body
      return [lightness(getComputedStyle(paragraph).color), lightness(getComputedStyle(document.body).backgroundColor)]
    })
    expect(colours[0]).toBeLessThan(80)
    expect(colours[1]).toBeGreaterThan(230)
  })
})

for (const by of ['the system', 'choice'] as const) {
  test(`a map that is dark by ${by} on the screen comes out of the printer light`, {
    tag: ['@once', '@desktop'],
  }, async ({ page, context, baseURL, language }) => {
    if (by === 'choice') await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }])
    else await page.emulateMedia({ colorScheme: 'dark' })
    await openDemonstration(page, language)
    await expect.poll(() => page.locator('#map picture img').evaluate(lightnessOf)).toBeLessThan(110)
    // The printed content, which print emulation does not show: pictures may come too late for it.
    const drawings = picturesOfPdf(await page.pdf({ format: 'A4' })).filter(({ width }) => width === 925)
    expect(drawings.at(-1)?.lightness).toBeGreaterThan(160)
  })
}

test('the live map lies where its drawing lay, in the size it had', async ({ page, browser, language }) => {
  await openDemonstration(page, language)
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })
  const printed = await withoutScripts.newPage()
  await printed.goto(page.url())
  const drawing = await placeInFrame(printed, 'picture img')
  await withoutScripts.close()
  expect(drawing).not.toBeNull()
  await expect.poll(() => placeInFrame(page, 'canvas')).toEqual(drawing)
})

test('a reader learns what is under the feet, and what stops wheels', async ({ page, language: locale }) => {
  const t = planningMessages(locale)
  await openTownWalk(page, locale)
  const facts = page.getByRole('region', { name: t('planning.heading') })
  await facts.scrollIntoViewIfNeeded()
  await expect(facts).toContainText(t('planning.ground.stones'), { timeout: 60_000 })
  await expect(facts).toContainText(t('planning.ground.unknown'))
  await expect(facts).toContainText(t('planning.stairs', { count: 64 }))
  await expect(facts).toContainText(t('planning.handrail'))
  await expect(facts).toContainText(t('planning.obstacle.kerb'))
  await facts.getByText(t('planning.groundTable')).click()
  await expect(facts.getByRole('row')).toHaveCount(8)
})
