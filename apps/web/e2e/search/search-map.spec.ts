import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { aUser } from '../support/accounts.ts'
import { createArticle, lineFrom } from '../support/articles.ts'
import { expectToFit } from '../support/fit.ts'
import { goByHeader } from '../support/menus.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use(smallMap)

test('the map lists what it shows, tells of one by keyboard and remembers where it looked', async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  await aUser(page, locale)
  const lng = locale === 'ja' ? 20 : 25
  const { id } = await createArticle(page, { title: 'In the middle', layer: lineFrom([lng, 10]) })
  await createArticle(page, { title: 'A little east', layer: lineFrom([lng + 0.6, 10]) })
  await page.goto(`/search/map?hl=${locale}&lat=10&lng=${lng}&zoom=10`)
  await expect(page.getByRole('slider', { name: t('map.canvas') })).toBeVisible({ timeout: 60_000 })
  await showList(page, locale)
  const list = page.getByRole('region', { name: t('map.results') })
  await expect(list.getByRole('button', { name: 'In the middle' })).toBeVisible()
  await expect(async () => {
    const count = await list.getByRole('listitem').count()
    const counted = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: t('map.count', { count }) })
    await expect(counted).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expectAccessible(page)

  const entry = list.getByRole('button', { name: 'In the middle' })
  await entry.press('Enter')
  await expect(entry).toHaveAttribute('aria-current', 'true')
  const window = page.getByRole('region', { name: t('map.windowOf', { title: 'In the middle' }) })
  if (isPhone(page)) {
    await expect(window).toBeHidden() // its card is there
    await expectAccessible(page)
  } else {
    await expect(window).toBeFocused()
    await expect(window.getByText('Half a day on the old road')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(window).toBeHidden()
  }

  const map = page.getByRole('slider', { name: t('map.canvas') })
  await map.focus()
  for (let n = 0; n < 3; n++) await page.keyboard.press('-')
  await expect(page).toHaveURL(/zoom=7\.00/)
  await showList(page, locale)
  await expect(list.getByRole('button', { name: 'A little east' })).toBeVisible()
  const zoom = new URL(page.url()).searchParams.get('zoom')
  await entry.click()
  if (isPhone(page)) await list.getByRole('link', { name: t('map.readRoute', { title: 'In the middle' }) }).click()
  else await window.getByRole('link', { name: t('map.read') }).click()
  await expect(page).toHaveURL(new RegExp(`/routes/${id}$`))
  await page.goBack()
  // The window, or the sheet on a phone, may have moved the map a little to have room.
  await expect(page).toHaveURL(new RegExp(`/search/map\\?lat=(?:9\\.9|10\\.)\\d+&lng=${lng}\\.\\d+&zoom=${zoom}`))
  await showList(page, locale)
  await expect(list.getByRole('button', { name: 'A little east' })).toBeVisible()
  await expectToFit(page)
})
test('the map opens as it was left, though its address asks nothing, and takes further questions', {
  tag: '@once',
}, async ({ page, language: locale }) => {
  const t = visitorMessages(locale)
  test.slow()
  await aUser(page, locale)
  const word = `orchid${Date.now().toString(36)}`
  // More than a page of them; the first one is alone on the second page.
  for (let n = 1; n <= 21; n++) {
    await createArticle(page, { title: `${n} of ${word}`, layer: lineFrom([60, 20 + n / 100]) })
  }
  const main = page.getByRole('main')
  const list = page.getByRole('region', { name: t('map.results') })
  const found = list.getByRole('listitem')

  await test.step('left and opened again', async () => {
    await page.goto(`/search/map?hl=${locale}&q=${word}&sort=created_at&lat=20.1&lng=60&zoom=10.5&page=2`)
    await expect(page.getByRole('slider', { name: t('map.canvas') })).toBeVisible({ timeout: 60_000 })
    await showList(page, locale)
    await expect(found).toHaveText([new RegExp(`^1 of ${word}`)])
    await goByHeader(page, t('header.routes'), locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('list.title'))
    await goByHeader(page, t('header.map'), locale)
    await expect(page).toHaveURL(
      new RegExp(`/search/map\\?q=${word}&sort=created_at&lat=20\\.1\\d*&lng=60\\.0+&zoom=10\\.50?&page=2$`),
    )
    await showList(page, locale)
    await expect(list.getByText(t('map.pageOf', { page: 2, last: 2 }))).toBeVisible()
    await expect(found).toHaveText([new RegExp(`^1 of ${word}`)])
    await expect(main.getByRole('searchbox')).toHaveValue(word)
  })

  await test.step('asked for other lengths and for photos', async () => {
    await main.getByRole('combobox', { name: t('find.length') }).selectOption('50-')
    await expect(page).toHaveURL(/length=50-/)
    await expect(list.getByText(t('map.empty'))).toBeVisible()
    await main.getByRole('combobox', { name: t('find.length') }).selectOption('')
    await expect(found).toHaveCount(20)
    const photos = main.getByRole('checkbox', { name: t('find.photos') })
    await photos.click() // `check` would not wait for the address, which keeps the answer
    await expect(photos).toBeChecked()
    await expect(page).toHaveURL(/photos=1/)
    await expect(list.getByText(t('map.empty'))).toBeVisible()
  })

  await test.step('asked what a list was asked', async () => {
    await page.goto(`/routes?q=${word}&length=0-5`)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('find.byMap') })
      .click()
    await expect(page).toHaveURL(new RegExp(`/search/map\\?q=${word}&length=0-5`))
  })
})

test('with the switch off the map searches only when asked', { tag: ['@once', '@desktop'] }, async ({
  page,
  language,
}) => {
  const t = visitorMessages(language)
  await aUser(page, language)
  await createArticle(page, { title: 'Here', layer: lineFrom([30, 10]) })
  await createArticle(page, { title: 'There', layer: lineFrom([34, 10]) })
  await page.goto('/search/map?lat=10&lng=30&zoom=9')
  const map = page.getByRole('slider', { name: t('map.canvas') })
  await expect(map).toBeVisible({ timeout: 60_000 })
  const list = page.getByRole('region', { name: t('map.results') })
  await expect(list.getByRole('button', { name: 'Here' })).toBeVisible()
  await page.getByRole('switch', { name: t('map.auto') }).click()
  await expect(page).toHaveURL(/auto=0/)
  await map.focus()
  for (let n = 0; n < 3; n++) await page.keyboard.press('-')
  await expect(page).toHaveURL(/zoom=[67]/)
  await expect(list.getByRole('button', { name: 'There' })).toHaveCount(0)
  await page.getByRole('button', { name: t('map.here') }).click()
  await expect(list.getByRole('button', { name: 'There' })).toBeVisible()
})

test('both sides of 180° are found in one view', { tag: '@once' }, async ({ page, language }) => {
  const t = visitorMessages(language)
  await aUser(page, language)
  await createArticle(page, { title: 'West of it', layer: lineFrom([179.5, -10]) })
  await createArticle(page, { title: 'East of it', layer: lineFrom([-179.5, -10]) })
  await page.goto('/search/map?lat=-10&lng=180&zoom=8')
  await showList(page, language)
  const list = page.getByRole('region', { name: t('map.results') })
  await expect(list.getByRole('button', { name: 'West of it' })).toBeVisible()
  await expect(list.getByRole('button', { name: 'East of it' })).toBeVisible()
})

test('a line with nothing near says so, instead of asking to move the map', { tag: '@once' }, async ({
  page,
  language,
}) => {
  await aUser(page, language)
  const t = visitorMessages(language)
  const { id } = await createArticle(page, { title: 'Far out', layer: lineFrom([-30, -40]) })
  await page.goto(`/search/map?near=${id}&hl=${language}`)
  await showList(page, language)
  await expect(page.getByText(t('map.nearEmpty'))).toBeVisible()
  await expect(page.getByText(t('map.emptyText'))).toBeHidden()
})

/** On phones the list is in a sheet that is low at first. */
async function showList(page: Page, locale: Locale): Promise<void> {
  const button = page.getByRole('button', { name: visitorMessages(locale)('map.showList') })
  if (isPhone(page) && (await button.isVisible())) await button.click()
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
