import { encodePolyline } from '@mishiori/map-document'
import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from './support/accounts.ts'
import { createArticle } from './support/articles.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

for (const locale of ['ja', 'en-us'] as const) {
  const t = words(locale)

  test(`the map opens as it was left, though its address asks nothing (${locale}) @phone`, async ({ page }) => {
    await aUser(page, locale)
    const word = aWord('orchid')
    // More than a page of them, the first one made on the second page.
    for (let n = 1; n <= 21; n++) await createArticle(page, { title: `${word} ${n}`, layer: lineAt(60, 20 + n / 100) })
    await page.goto(`/search/map?hl=${locale}&q=${word}&sort=created_at&lat=20.1&lng=60&zoom=10.5&page=2`)
    await expect(page.getByRole('application', { name: t('map.canvas') })).toBeVisible({ timeout: 60_000 })
    await showList(page, locale)
    const list = page.getByRole('region', { name: t('map.results') })
    await expect(list.getByRole('button', { name: `${word} 1 ` })).toBeVisible()

    await page.getByRole('link', { name: t('header.start') }).click()
    await expect(page).toHaveURL(/\/$/)
    await openMap(page, locale)
    await expect(page).toHaveURL(
      new RegExp(`/search/map\\?q=${word}&sort=created_at&lat=20\\.1\\d*&lng=60\\.0+&zoom=10\\.50?&page=2$`),
    )
    await showList(page, locale)
    await expect(list.getByText(t('map.pageOf', { page: 2, last: 2 }))).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('button', { name: `${word} 1 ` })).toBeVisible()
    await expect(list.getByRole('searchbox')).toHaveValue(word)
  })

  test(`the map is asked what the list was asked, and can be asked for more (${locale}) @phone`, async ({ page }) => {
    await aUser(page, locale)
    const word = aWord('gentian')
    await createArticle(page, { title: `${word} short`, layer: lineAt(70, 20) })
    await page.goto(`/routes?hl=${locale}&q=${word}&length=0-5`)
    await page.getByRole('main').getByRole('link', { name: t('find.byMap') }).click()
    await expect(page).toHaveURL(new RegExp(`/search/map\\?q=${word}&length=0-5`))
    await page.goto(`/search/map?hl=${locale}&q=${word}&length=0-5&lat=20&lng=70&zoom=9`)
    await expect(page.getByRole('application', { name: t('map.canvas') })).toBeVisible({ timeout: 60_000 })
    await showList(page, locale)
    const list = page.getByRole('region', { name: t('map.results') })
    const found = list.getByRole('button', { name: `${word} short` })
    await expect(found).toBeVisible()
    await list.getByRole('combobox', { name: t('find.length') }).selectOption('50-')
    await expect(page).toHaveURL(/length=50-/)
    await expect(list.getByText(t('map.empty'))).toBeVisible()
    await list.getByRole('combobox', { name: t('find.length') }).selectOption('')
    await expect(found).toBeVisible()
    await list.getByRole('checkbox', { name: t('find.photos') }).check()
    await expect(page).toHaveURL(/photos=1/)
    await expect(list.getByText(t('map.empty'))).toBeVisible()
  })
}

/** One that no other article has. */
const aWord = (beginning: string) => `${beginning}${Date.now().toString(36)}`

/** By the header's link, which on phones lies in the account's menu. */
async function openMap(page: Page, locale: Locale): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: words(locale)('header.map') })
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  if (isPhone) await page.getByRole('banner').locator('summary').last().click()
  await link.and(page.locator(':visible')).click()
}

/** On phones the list takes the place of the map. */
async function showList(page: Page, locale: Locale): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  if (isPhone) await page.getByRole('button', { name: words(locale)('map.showList') }).click()
}

function lineAt(lng: number, lat: number) {
  const path = encodePolyline([
    [lng, lat],
    [lng + 0.005, lat + 0.001],
  ])
  const line = { tmpId: 'line-1', objectType: 'LINE', name: 'Line', text: '', color: '#DB0730', isMain: true, path }
  return [{ id: 'layer-1', name: 'Day 1', objects: [line] }]
}
