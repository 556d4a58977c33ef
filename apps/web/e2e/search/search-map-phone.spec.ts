import type { Page } from '@playwright/test'
import type { RouteArticleInput } from '@repo/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle, lineFrom } from '../support/articles.ts'
import { openDemonstration } from '../support/demonstration.ts'
import { expectToFit } from '../support/fit.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

test('pins and cards belong together, and the filters are in a sheet', async ({ page, language }) => {
  const t = visitorMessages(language)
  await aUser(page, language)
  const lng = language === 'ja' ? 100 : 105
  const west = await markOf(page, { title: 'West', layer: lineFrom([lng - 0.05, 10]), tag: [{ name: '雪' }] })
  const east = await markOf(page, { title: 'East', layer: lineFrom([lng + 0.05, 10]) })
  await page.goto(`/search/map?hl=${language}&lat=10&lng=${lng}&zoom=10.5`)
  const map = page.getByRole('slider', { name: t('map.canvas') })
  await expect(map).toBeVisible({ timeout: 60_000 })
  await untilAlive(page)
  const sheet = page.getByRole('region', { name: t('map.results') })
  const card = (title: string) => sheet.getByRole('button', { name: new RegExp(`^${title} `) })
  await expect(sheet.getByRole('listitem')).toHaveCount(2)

  await test.step('the map fills the page above a sheet that peeks', async () => {
    const height = page.viewportSize()?.height ?? 0
    await expect.poll(async () => Math.round((await sheet.boundingBox())?.y ?? 0)).toBe(height - 96)
    const [field, canvas] = [page.getByRole('main').getByRole('searchbox'), await map.boundingBox()]
    expect((await field.boundingBox())?.y).toBeGreaterThan(canvas?.y ?? 0)
    expect((canvas?.y ?? 0) + (canvas?.height ?? 0)).toBe(height)
  })

  await test.step('a pin brings its card', async () => {
    for (const title of ['East', 'West']) {
      await expect(async () => {
        const box = await map.boundingBox()
        if (!box) throw new Error('there is no map')
        const [x, y] = offsetOf(page, title === 'East' ? east : west)
        await page.touchscreen.tap(box.x + box.width / 2 + x, box.y + box.height / 2 + y)
        await expect(card(title)).toHaveAttribute('aria-current', 'true', { timeout: 2000 })
      }).toPass({ timeout: 30_000 })
      await expect.poll(async () => Math.round((await card(title).boundingBox())?.x ?? 99)).toBeLessThan(80)
    }
  })

  const filters = page.getByRole('main').getByRole('button', { name: t('find.more'), exact: true })
  const seeFound = (count: number) =>
    page.getByRole('button', { name: t('map.seeFound', { count: t('map.count', { count }) }) })

  await test.step('a season and known stairs are chosen and taken off by thumb', async () => {
    await filters.tap()
    await page.getByRole('combobox', { name: t('find.season') }).selectOption('winter')
    await seeFound(1).tap()
    await expect(sheet.getByRole('listitem')).toHaveText([/West/])
    await filters.tap()
    await page.getByRole('combobox', { name: t('find.stairs') }).selectOption('none')
    await seeFound(0).tap()
    await expect(filters).toContainText('2')
    const filtersSet = [t('find.stairs.none'), t('top.seasonTag.winter')].join(language === 'ja' ? '、' : ', ')
    await expect(sheet).toContainText(t('map.emptyFiltered', { filters: filtersSet }))
    await sheet.getByRole('button', { name: t('find.unfiltered') }).tap()
    await expect(sheet.getByRole('listitem')).toHaveCount(2)
    await expect(page).not.toHaveURL(/season|stairs/)
  })

  await test.step('filters take effect in their sheet', async () => {
    await filters.tap()
    await page.getByRole('combobox', { name: t('find.length') }).selectOption('50-')
    await expect(sheet.getByText(t('map.empty'))).toBeVisible()
    await seeFound(0).tap()
    await expect(page.getByRole('combobox', { name: t('find.length') })).toBeHidden()
    await expect(filters).toContainText('1')
  })
  await expectAccessible(page)
  await expectToFit(page)
})

test('maps always say who made them, in one line beside their tools', async ({ page, language }) => {
  await openDemonstration(page, language)
  await expectCredits(page)
  await page.goto(`/search/map?hl=${language}`)
  await expect(page.getByRole('slider', { name: visitorMessages(language)('map.canvas') })).toBeVisible({
    timeout: 60_000,
  })
  await expectCredits(page)
})

/** They are visible, complete and uncovered. */
async function expectCredits(page: Page): Promise<void> {
  const credits = page.locator('.maplibregl-ctrl-attrib-inner')
  await expect(credits).toContainText('Natural Earth', { timeout: 60_000 })
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

interface Mark {
  readonly lng: number
  readonly lat: number
}

async function markOf(page: Page, article: Partial<RouteArticleInput>): Promise<Mark> {
  const { id } = await createArticle(page, article)
  return (await page.request.get(`/api/v1/search/map/routes/${id}`)).json()
}

/** Pixels from the middle of the map, which is in the address. */
function offsetOf(page: Page, mark: Mark): readonly [number, number] {
  const { searchParams } = new URL(page.url())
  const [lat, lng, zoom] = ['lat', 'lng', 'zoom'].map((name) => Number(searchParams.get(name)))
  const height = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * (180 / Math.PI)
  const pixelsPerDegree = (512 * 2 ** (zoom ?? 0)) / 360
  return [(mark.lng - (lng ?? 0)) * pixelsPerDegree, (height(lat ?? 0) - height(mark.lat)) * pixelsPerDegree]
}
