import type { Route } from '@playwright/test'
import { openDemonstration } from './support/demonstration.ts'
import { expect, test } from './support/test.ts'

test('a page is painted with what it brings: its styles are inside, with scripts and without @phone', async ({
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

test('a photo of the text has its place before it is there @phone', async ({ page }) => {
  await openDemonstration(page)
  const held: Route[] = []
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') held.push(route)
    else await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  const photo = page.locator('.article-body figure.image img').first()
  await photo.evaluate((image) => image.scrollIntoView())
  const [width, height] = await photo.evaluate((image: HTMLImageElement) => [image.width, image.height])
  expect(await photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
  expect((width ?? 0) / (height ?? 1)).toBeCloseTo(16 / 9, 1)
  for (const route of held) await route.continue()
})
