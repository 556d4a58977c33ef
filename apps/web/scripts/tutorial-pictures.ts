// Takes the pictures of the tutorial page from the built product and its demonstration, in both languages. Run by `npm
// run tutorial-pictures`.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { TEST_FLAGS } from '../../../tooling/browser/chromium-flags.ts'
import prepareData from '../e2e/support/prepare-data.ts'
import { startServer } from '../e2e/support/server.ts'

const FOLDER = fileURLToPath(new URL('../app/features/support/tutorial/pictures/', import.meta.url))
const TRACK = fileURLToPath(new URL('../e2e/fixtures/torii-pass.gpx', import.meta.url))
const VIEWPORT = { width: 1440, height: 900 }
/** The width of a text page on a sharp screen. */
const WIDTH = 1080
const QUALITY = 0.72
/** The author of the demonstration's first article. */
const AUTHOR = { email: 'hikari@mishiori.example', password: 'walk-and-tell-2026', article: '鳥居峠' }
/** For tiles and photos after the load event of the page. */
const SETTLE_MS = 6000

const LOCALES: readonly Locale[] = ['ja', 'en-us']
/** Prepare the page; `id` is of the author's article. */
const SHOTS: Readonly<Record<string, (page: Page, id: number) => Promise<void>>> = {
  find: (page) => open(page, '/search/map'),
  draw: (page, id) => open(page, `/home/routes/${id}/edit`),
  tell: (page, id) => open(page, `/home/routes/${id}/edit#content`),
  publish: (page, id) => open(page, `/home/routes/${id}/edit#settings`),
  import: async (page) => {
    await open(page, '/home/routes/create_from_file')
    await page.locator('input[type=file]').first().setInputFiles(TRACK)
  },
  share: (page, id) => open(page, `/routes/${id}`),
}

async function open(page: Page, path: string): Promise<void> {
  // Never idle: notifications come over a stream.
  await page.goto(path, { waitUntil: 'load' })
}

/** The author's first article that a search for the demonstration finds. */
async function findArticle(page: Page): Promise<number> {
  const answer = await page.request.get(`/api/v1/routes?${new URLSearchParams({ q: AUTHOR.article })}`)
  const { data } = (await answer.json()) as { data: readonly { readonly id: number }[] }
  const [article] = data
  if (!article) throw new Error('The demonstration is not there.')
  return article.id
}

async function takeAll(browser: Browser, origin: string, locale: Locale): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: VIEWPORT,
    locale: locale === 'ja' ? 'ja-JP' : 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`/login?hl=${locale}`)
  await page.locator('main [name=email]').fill(AUTHOR.email)
  await page.locator('main [name=password]').fill(AUTHOR.password)
  await page.locator('main form button[type=submit]').last().click()
  await page.waitForURL(/\/home/)
  const id = await findArticle(page)
  for (const [name, prepare] of Object.entries(SHOTS)) {
    await prepare(page, id)
    await page.mouse.move(0, 0)
    await page.waitForTimeout(SETTLE_MS)
    const picture = await toWebp(context.newPage(), await page.screenshot())
    await writeFile(`${FOLDER}${name}-${locale}.webp`, picture)
    process.stdout.write(`${name}-${locale}.webp ${Math.round(picture.length / 1024)} kB\n`)
  }
  await context.close()
}

/** Browsers can write what Playwright cannot. */
async function toWebp(opening: Promise<Page>, png: Buffer): Promise<Buffer> {
  const page = await opening
  const address = await page.evaluate(
    async ({ source, width, quality }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = Math.round((width * image.height) / image.width)
      const pen = canvas.getContext('2d')
      if (pen) pen.imageSmoothingQuality = 'high'
      pen?.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', quality)
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, width: WIDTH, quality: QUALITY },
  )
  await page.close()
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

await mkdir(FOLDER, { recursive: true })
const discard = await prepareData()
const server = await startServer()
const executablePath = process.env.CHROMIUM
const browser = await chromium.launch({ args: [...TEST_FLAGS], ...(executablePath ? { executablePath } : {}) })
try {
  for (const locale of LOCALES) await takeAll(browser, server.origin, locale)
} finally {
  await browser.close()
  await server.stop()
  await discard()
}
