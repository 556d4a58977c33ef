import type { Page, Route } from '@playwright/test'
import { aUser } from '../support/accounts.ts'
import { createArticle } from '../support/articles.ts'
import { openDemonstration } from '../support/demonstration.ts'
import { expect, test } from '../support/test.ts'

test.use({ deviceScaleFactor: 1 })

test('a page is painted with what it brings: its styles are inside, with scripts and without', async ({
  page,
  openBrowser,
}) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  await page.goto(`/routes?q=${encodeURIComponent('中山道')}`)
  await page.waitForLoadState('networkidle')
  expect(sheets).toEqual([])

  const plain = await openBrowser({ javaScriptEnabled: false })
  await plain.goto(page.url())
  for (const title of ['h1', 'article h2']) {
    const boxes = () => Promise.all([page, plain].map((shown) => shown.locator(title).first().boundingBox()))
    await expect.poll(async () => new Set((await boxes()).map((box) => JSON.stringify(box))).size, title).toBe(1)
  }
})

test('a photo of the text has its place before it is there', { tag: '@once' }, async ({ page, language }) => {
  await openDemonstration(page, language)
  const held = await holdImages(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  const photo = page.locator('.article-body figure.image img').first()
  await photo.evaluate((image) => image.scrollIntoView())
  const [width, height] = await photo.evaluate((image: HTMLImageElement) => [image.width, image.height])
  expect(await photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
  expect((width ?? 0) / (height ?? 1)).toBeCloseTo(16 / 9, 1)
  for (const route of held) await route.continue()
})

test('a high photo is as narrow before it is there as it is then, so that its corners are round', {
  tag: '@once',
}, async ({ page, language }) => {
  await aUser(page, language)
  const photo = { type: 'singleImage', url: '/files/tower.svg', caption: '', tmpId: null, width: 800, height: 2000 }
  // In no list, where its photo would be requested.
  const { id } = await createArticle(page, { private_mode: 'url', context: { version: 1, blocks: [photo] } })
  const held = await holdImages(page)
  await page.goto(`/routes/${id}`, { waitUntil: 'domcontentloaded' })
  const image = page.locator('.article-body img')
  await image.evaluate((element) => element.scrollIntoView())
  const box = () => image.evaluate((element: HTMLImageElement) => [element.width, element.height])
  expect(await box()).toEqual([200, 500])
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="2000"/>'
  for (const route of held) await route.fulfill({ contentType: 'image/svg+xml', body })
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalHeight)).toBe(2000)
  expect(await box()).toEqual([200, 500])
})

/** Lets no image through. @returns the requests that wait, to be let through. */
async function holdImages(page: Page): Promise<readonly Route[]> {
  const held: Route[] = []
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') held.push(route)
    else await route.continue()
  })
  return held
}
