import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from './support/accounts.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { startServer } from './support/server.ts'
import { STYLE_CREDIT, type StyleServer, startStyleServer } from './support/style-server.ts'
import { expect, test as story } from './support/test.ts'
import { words } from './support/words.ts'

interface OwnServers {
  styles: StyleServer
}

/** A product that offers a style of somebody's, which can be away. */
const test = story.extend<object, OwnServers>({
  styles: [
    async ({ browserName: _ }, use) => {
      const styles = await startStyleServer()
      await use(styles)
      await styles.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ styles }, use) => {
      const server = await startServer({ BASEMAPS: `embedded, gsi-pale, style=${styles.url}` })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
// A map that is away is what a story is about; the browser notes it.
test.use({ expectedProblems: ['status of 503'] })
test.beforeEach(({ styles }) => {
  styles.isAway = false
})

const localeOf = (locale: string | undefined): Locale => (locale === 'ja-JP' ? 'ja' : 'en-us')

/** An article of the demonstration with its live map. */
async function openArticle(page: Page, locale: Locale): Promise<void> {
  const { data } = await (await page.request.get('/api/v1/routes')).json()
  await page.goto(`/routes/${data[0].id}?hl=${locale}`)
  await expect(switchOf(page, locale)).toBeVisible({ timeout: 60_000 })
}

const switchOf = (page: Page, locale: Locale) => page.getByRole('button', { name: words(locale)('basemap.switch') })
const choiceOf = (page: Page, name: string) => page.getByRole('menuitemradio', { name })
const creditsOf = (page: Page) => page.locator('.maplibregl-ctrl-attrib-inner')

test('a reader changes the map by keyboard, and it stays changed @phone', async ({ page, locale, server, styles }) => {
  const language = localeOf(locale)
  const t = words(language)
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
  await expect(creditsOf(page)).toContainText(STYLE_CREDIT, { timeout: 60_000 })
  await switchOf(page, language).click()
  await expect(choiceOf(page, styles.host)).toHaveAttribute('aria-checked', 'true')
})

test('a map that is away gives way to the embedded one, which is said @phone', async ({ page, locale, styles }) => {
  const language = localeOf(locale)
  const t = words(language)
  await openArticle(page, language)
  styles.isAway = true
  await switchOf(page, language).click()
  await choiceOf(page, styles.host).click()
  await expect(page.getByText(t('basemap.fallbackTitle', { name: styles.host }))).toBeVisible()
  await expect(creditsOf(page)).toContainText('Natural Earth')
  await switchOf(page, language).click()
  await expect(choiceOf(page, t('basemap.embedded'))).toHaveAttribute('aria-checked', 'true')
  await expect(choiceOf(page, styles.host)).toContainText(t('basemap.notReachable'))

  styles.isAway = false
  await choiceOf(page, styles.host).click()
  await expect(creditsOf(page)).toContainText(STYLE_CREDIT)
})

test('a phone’s maps always say who made them, in one line beside their tools @phone', async ({ page }) => {
  await openArticle(page, 'en-us')
  await expectCredits(page)
  await page.goto('/search/map?hl=en-us')
  await expect(page.getByRole('application')).toBeVisible({ timeout: 60_000 })
  await expectCredits(page)
})

/** They stand there, whole, with nothing on top of them. */
async function expectCredits(page: Page): Promise<void> {
  const credits = creditsOf(page)
  await expect(credits).toContainText('Natural Earth')
  await credits.scrollIntoViewIfNeeded()
  const covered = () =>
    credits.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const y = (top + bottom) / 2
      const xs = [left + 1, (left + right) / 2, right - 1]
      return xs.filter((x) => !element.contains(document.elementFromPoint(x, y))).length
    })
  await expect.poll(covered).toBe(0)
}

test('an author draws on the map that was chosen', async ({ page, styles }) => {
  await aUser(page, 'ja')
  const editor = new ArticleEditorPage(page, 'ja')
  await editor.openNew()
  await switchOf(page, 'ja').click()
  await choiceOf(page, styles.host).click()
  await expect(creditsOf(page)).toContainText(STYLE_CREDIT)
})
