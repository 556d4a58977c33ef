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
