// Takes the pictures of the tutorial page from the built product and its demonstration: in both languages, on a wide
// screen and a phone, light and dark. Run by `npm run tutorial-pictures`.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { TEST_FLAGS } from '../../../tooling/browser/chromium-flags.ts'
import prepareData from '../e2e/support/prepare-data.ts'
import { startServer } from '../e2e/support/server.ts'

const FOLDER = fileURLToPath(new URL('../app/features/support/tutorial/pictures/', import.meta.url))
const TRACK = fileURLToPath(new URL('../e2e/fixtures/torii-pass.gpx', import.meta.url))
/** As wide as they are shown on a sharp screen. On a phone a part of one is shown: what a hand holds of the product. */
const SCREENS = {
  wide: { viewport: { width: 1440, height: 900 }, pictureWidth: 1080, hasTouch: false },
  phone: { viewport: { width: 390, height: 560 }, pictureWidth: 780, hasTouch: true },
} as const
const THEMES = ['light', 'dark'] as const
const QUALITY = 0.72
/** The author of the demonstration's first article. */
const AUTHOR = { email: 'hikari@mishiori.example', password: 'walk-and-tell-2026', article: '鳥居峠' }
/** For tiles and photos after the load event of the page. */
const SETTLE_MS = 6000
const EDITOR_WITHIN_MS = 120_000

const LOCALES: readonly Locale[] = ['ja', 'en-us']
/** Prepare the page; `id` is of the author's article. */
const SHOTS: Readonly<Record<string, (page: Page, id: number) => Promise<void>>> = {
  find: (page) => open(page, '/search/map'),
  draw: async (page, id) => {
    await open(page, `/home/routes/${id}/edit`)
    await page.locator('[data-part="tools"]').waitFor({ timeout: EDITOR_WITHIN_MS })
  },
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

interface Setting {
  readonly locale: Locale
  readonly screen: keyof typeof SCREENS
  readonly theme: (typeof THEMES)[number]
}

const SETTINGS: readonly Setting[] = LOCALES.flatMap((locale) =>
  THEMES.flatMap((theme) => (['wide', 'phone'] as const).map((screen) => ({ locale, screen, theme }))),
)

async function takeAll(browser: Browser, origin: string, { locale, screen, theme }: Setting): Promise<void> {
  const { viewport, pictureWidth, hasTouch } = SCREENS[screen]
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    hasTouch,
    deviceScaleFactor: hasTouch ? 2 : 1,
    locale: locale === 'ja' ? 'ja-JP' : 'en-US',
    colorScheme: theme,
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
    const file = `${name}-${screen}-${theme}-${locale}.webp`
    const picture = await toWebp(context.newPage(), await page.screenshot(), pictureWidth)
    await writeFile(FOLDER + file, picture)
    process.stdout.write(`${file} ${Math.round(picture.length / 1024)} kB\n`)
  }
  await context.close()
}

/** Browsers can write what Playwright cannot. */
async function toWebp(opening: Promise<Page>, png: Buffer, width: number): Promise<Buffer> {
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
    { source: `data:image/png;base64,${png.toString('base64')}`, width, quality: QUALITY },
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
  for (const setting of SETTINGS) await takeAll(browser, server.origin, setting)
} finally {
  await browser.close()
  await server.stop()
  await discard()
}
