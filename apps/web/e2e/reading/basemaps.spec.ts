import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from '../support/accounts.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { editorMessages, visitorMessages } from '../support/messages.ts'
import { startServer } from '../support/server.ts'
import { STYLE_CREDIT, type StyleServer, startStyleServer, TILE_PICTURE } from '../support/style-server.ts'
import { expect, smallMap, testWith } from '../support/test.ts'

const TRAILS = { ja: 'ハイキングコース', 'en-us': 'Hiking trails' } as const

const trailsOf = ({ host }: StyleServer) => ({
  id: 'trails',
  name: TRAILS,
  credit: 'Trails of friends',
  type: 'raster',
  tiles: [`http://${host}/tiles/{z}/{x}/{y}.png`],
})

/** A product that offers maps of others, which can be away. */
async function startServerWithStyles() {
  const styles = await startStyleServer()
  const overlays = join(mkdtempSync(join(tmpdir(), 'mishiori-overlays-')), 'overlays.json')
  writeFileSync(overlays, JSON.stringify([trailsOf(styles)]))
  const server = await startServer({
    BASEMAPS: `embedded, gsi-pale, style=${styles.url}, gsi-photo, protomaps=${styles.archiveUrl}`,
    MAP_OVERLAYS: overlays,
  })
  const stop = async () => {
    await server.stop()
    await styles.stop()
    rmSync(dirname(overlays), { recursive: true })
  }
  return { ...server, styles, stop }
}
const test = testWith(startServerWithStyles).extend<{ styles: StyleServer }>({
  styles: async ({ server }, use) => use(server.styles),
})
// An unavailable basemap is the topic here; the browser logs it.
test.use({ ...smallMap, expectedProblems: ['status of 503'] })
test.beforeEach(({ styles }) => {
  styles.isAway = false
  styles.tiles = 'there'
})

/** An article of the demonstration with its live map. */
async function openArticle(page: Page, locale: Locale): Promise<void> {
  const { data } = await (await page.request.get('/api/v1/routes')).json()
  await page.goto(`/routes/${data[0].id}?hl=${locale}`)
  await expect(creditsOf(page)).not.toBeEmpty({ timeout: 60_000 })
}

const switchOf = (page: Page, locale: Locale) =>
  page.getByRole('contentinfo').getByRole('button', { name: visitorMessages(locale)('basemap.switch') })
const choiceOf = (page: Page, name: string) => page.getByRole('menuitemradio', { name })
const creditsOf = (page: Page) => page.locator('.maplibregl-ctrl-attrib-inner')

test('a reader changes the map by keyboard, and it stays changed', { tag: '@once' }, async ({
  page,
  language,
  server,
  styles,
}) => {
  const t = visitorMessages(language)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== server.origin && !/^(blob|data):/.test(request.url()))
      foreign.push(request.url())
  })
  await openArticle(page, language)
  await expect(creditsOf(page)).toContainText('Natural Earth')
  expect(foreign).toEqual([])

  await switchOf(page, language).focus()
  await page.keyboard.press('Enter')
  await expect(choiceOf(page, t('basemap.embedded'))).toHaveAttribute('aria-checked', 'true')
  await expect(choiceOf(page, t('basemap.gsi-pale'))).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[role=menu]').analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(choiceOf(page, styles.host)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(creditsOf(page)).toContainText(STYLE_CREDIT)
  await expect(switchOf(page, language)).toBeFocused()

  await page.reload()
  await expectCreditsAtTop(page, STYLE_CREDIT)
  await switchOf(page, language).click()
  await expect(choiceOf(page, styles.host)).toHaveAttribute('aria-checked', 'true')
})

test('a reader lays trails over the map, which asks for them only then', { tag: '@once' }, async ({
  page,
  language,
  styles,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).host === styles.host) asked.push(request.url())
  })
  await openArticle(page, language)
  expect(asked).toEqual([])
  await switchOf(page, language).click()
  const trails = page.getByRole('menuitemcheckbox', { name: TRAILS[language] })
  await expect(trails).toContainText(styles.host)
  await trails.click()
  await expect(trails).toBeChecked()
  await expect(creditsOf(page)).toContainText('Trails of friends')
  await expect.poll(() => asked.length).toBeGreaterThan(0)

  await page.reload()
  await expectCreditsAtTop(page, 'Trails of friends')
  await switchOf(page, language).click()
  await trails.click()
  await expect(creditsOf(page)).not.toContainText('Trails of friends')
})

test('a map that is away gives way to the embedded one, which is said', { tag: '@once' }, async ({
  page,
  language,
  styles,
}) => {
  await openArticle(page, language)
  styles.isAway = true
  await switchOf(page, language).click()
  const away = { name: styles.host, credit: STYLE_CREDIT }
  await expectFallback(page, language, away, () => choiceOf(page, styles.host).click())

  styles.isAway = false
  await choiceOf(page, styles.host).click()
  await expect(creditsOf(page)).toContainText(STYLE_CREDIT)
})

const GSI = 'https://cyberjapandata.gsi.go.jp'
/** The tile that shows whether a sheet is available. */
const PROBE = '/9/454/201.'

/** Replaces the server of Japan's Geospatial Information Authority; records the requested sheets, and can be unavailable. */
async function standInForGsi(page: Page) {
  const gsi = { requests: new Set<string>(), isAway: false }
  await page.route(`${GSI}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.includes(PROBE)) gsi.requests.add(pathname.split('/')[2] ?? '')
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
    if (gsi.isAway) return route.fulfill({ status: 503, headers })
    return route.fulfill({ status: 200, headers, contentType: 'image/png', body: TILE_PICTURE })
  })
  return gsi
}

test('a reader looks at the sheets of Japan’s survey, drawn and as photos', { tag: '@once' }, async ({
  page,
  language,
}) => {
  const t = visitorMessages(language)
  const gsi = await standInForGsi(page)
  await openArticle(page, language)
  await switchOf(page, language).click()
  await choiceOf(page, t('basemap.gsi-pale')).click()
  await expect(creditsOf(page)).toContainText('地理院タイル')
  await expect(creditsOf(page)).toContainText('Natural Earth')
  await expect.poll(() => [...gsi.requests]).toEqual(['pale'])

  await switchOf(page, language).click()
  await choiceOf(page, t('basemap.gsi-photo')).click()
  await expect(creditsOf(page)).toContainText('Landsat')
  await expect.poll(() => [...gsi.requests]).toEqual(['pale', 'seamlessphoto'])

  gsi.isAway = true
  const away = { name: t('basemap.gsi-photo'), credit: 'Landsat' }
  await expectFallback(page, language, away, () => zoomIn(page, language))
})

test('a reader looks at an archive of Protomaps, which our server reads', { tag: '@once' }, async ({
  page,
  language,
}) => {
  await openArticle(page, language)
  const tile = page.waitForResponse((answer) => answer.url().includes('/tiles/protomaps/'))
  await switchOf(page, language).click()
  await choiceOf(page, 'Protomaps').click()
  expect((await tile).status()).toBe(200)
  await expect(creditsOf(page)).toContainText('Protomaps')
  await switchOf(page, language).click()
  await expect(choiceOf(page, 'Protomaps')).toHaveAttribute('aria-checked', 'true')
})

test('a map whose tiles are broken once it is shown gives way to the embedded one', { tag: '@once' }, async ({
  page,
  styles,
  language,
}) => {
  await openArticle(page, language)
  await switchOf(page, language).click()
  const tile = page.waitForResponse((answer) => answer.url().includes(`${styles.host}/tiles/`))
  await choiceOf(page, styles.host).click()
  await tile
  await expect(creditsOf(page)).toContainText(STYLE_CREDIT)
  styles.tiles = 'broken'
  const away = { name: styles.host, credit: STYLE_CREDIT }
  await expectFallback(page, language, away, () => zoomIn(page, language))

  styles.tiles = 'there'
  await choiceOf(page, styles.host).click()
  await expect(creditsOf(page)).toContainText(STYLE_CREDIT)
})

/** A phone's map has no buttons for it. */
async function zoomIn(page: Page, language: Locale): Promise<void> {
  const button = page.getByRole('button', { name: editorMessages(language).map.map.zoomIn })
  if (await button.isVisible()) await button.click()
  else await page.getByRole('slider', { name: editorMessages(language).map.map.label }).press('+')
}

/** The choice is made in the footer, which a reloaded page scrolls back to, on a busy machine late; the map loads when it is seen. */
async function expectCreditsAtTop(page: Page, credit: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await expect(creditsOf(page)).toContainText(credit, { timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
}

interface Away {
  readonly name: string
  /** Of this map, and not of the embedded one. */
  readonly credit: string
}

/** The notice of what an act leads to, which goes by itself; the embedded map alone; and the mark in the menu, which stays open. */
async function expectFallback(
  page: Page,
  locale: Locale,
  { name, credit }: Away,
  act: () => Promise<void>,
): Promise<void> {
  const t = visitorMessages(locale)
  await Promise.all([expect(page.getByText(t('basemap.fallbackTitle', { name }))).toBeVisible(), act()])
  await expect(creditsOf(page)).toContainText('Natural Earth')
  await expect(creditsOf(page)).not.toContainText(credit)
  await switchOf(page, locale).click()
  await expect(choiceOf(page, t('basemap.embedded'))).toHaveAttribute('aria-checked', 'true')
  await expect(choiceOf(page, name)).toContainText(t('basemap.notReachable'))
}

test('an author draws on the map that was chosen, and on the embedded one while that is away', {
  tag: '@once',
}, async ({ page, styles, language }) => {
  await aUser(page, language)
  const editor = new ArticleEditorPage(page, language)
  await page.goto('/home/routes/create#settings')
  await page.getByRole('button', { name: styles.host, exact: true }).click()
  await editor.show('map')
  await expect(creditsOf(page)).toContainText(STYLE_CREDIT)

  styles.isAway = true
  await editor.openNew()
  await expect(creditsOf(page)).toContainText('Natural Earth')
  await expect(creditsOf(page)).not.toContainText(STYLE_CREDIT)
  await editor.chooseTool('spot')
  await editor.press(editor.isPhone ? [200, 250] : [700, 300])
  await expect(page.getByRole('dialog').getByRole('textbox', { name: editor.messages.map.info.name })).toBeVisible()
})
