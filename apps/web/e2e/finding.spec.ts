import { AxeBuilder } from '@axe-core/playwright'
import { encodePolyline } from '@mishiori/map-document'
import type { Page } from '@playwright/test'
import { aUser } from './support/accounts.ts'
import { createArticle } from './support/articles.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

for (const locale of ['ja', 'en-us'] as const) {
  const t = words(locale)

  test(`a route is found by a word of its text, its place, length and photos, and the address keeps all of it (${locale}) @phone`, async ({
    page,
  }) => {
    await aUser(page, locale)
    const word = `twayblade${locale.slice(0, 2)}`
    await createArticle(page, {
      title: 'Found by its text',
      context: { version: 1, blocks: [{ type: 'paragraph', text: `Where the ${word} grows.` }] },
    })
    await page.goto(`/routes?hl=${locale}`)
    const main = page.getByRole('main')
    await main.getByRole('searchbox', { name: t('list.search') }).fill(word)
    await main.getByRole('combobox', { name: t('find.length') }).selectOption('0-5')
    await main.getByRole('searchbox', { name: t('list.search') }).press('Enter')
    await expect(main.getByRole('article')).toHaveCount(1)
    await expect(main.getByRole('article').getByRole('heading')).toHaveText('Found by its text')
    await expect(page).toHaveURL(new RegExp(`q=${word}.*length=0-5`))
    await page.reload()
    await expect(main.getByRole('combobox', { name: t('find.length') })).toHaveValue('0-5')
    await main.getByRole('checkbox', { name: t('find.photos') }).check()
    await main.getByRole('button', { name: t('list.submit') }).click()
    await expect(page.getByText(t('list.emptyTitle'))).toBeVisible()
    await main.getByRole('link', { name: t('find.clear') }).click()
    await expect(main.getByRole('article').first()).toBeVisible()
    await expectToFit(page)
  })

  test(`a person is found by name, with what they have published (${locale}) @phone`, async ({ page }) => {
    const { name } = await aUser(page, locale)
    for (let n = 1; n <= 2; n++) await createArticle(page, { title: `By somebody ${n}` })
    await page.goto(`/users?hl=${locale}`)
    await page.getByRole('main').getByRole('searchbox').fill(name)
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await page.getByRole('main').getByRole('article').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('definition').first()).toHaveText('2')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['By somebody 2', 'By somebody 1'])
    await expectToFit(page)
    await expectAccessible(page)
    await page.goto(`${new URL(page.url()).pathname}/routes`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('user.routesOf', { name }))
    await expectAccessible(page)
  })

  test(`the header suggests while one types, by keyboard alone (${locale}) @phone`, async ({ page }) => {
    await aUser(page, locale)
    const word = `saxifrage${locale.slice(0, 2)}`
    const { id } = await createArticle(page, { title: `The ${word} way`, tag: [{ name: `${word} tag` }] })
    await page.goto(`/term?hl=${locale}`)
    const opener = page.getByRole('banner').getByRole('button', { name: t('header.openSearch'), exact: true })
    if (await opener.isVisible()) await opener.press('Enter')
    const box = page.getByRole('banner').getByRole('combobox', { name: t('header.search') })
    await box.focus()
    await page.keyboard.type(word.slice(0, 6))
    const options = page.getByRole('option')
    await expect(options.filter({ hasText: `The ${word} way` })).toBeVisible()
    await expect(options.filter({ hasText: `${word} tag` })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/routes/${id}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The ${word} way`)
  })
}

const LINE = { tmpId: 'line-1', objectType: 'LINE', name: 'Line', text: '', color: '#DB0730', isMain: true }
const lineFrom = (lng: number, lat: number) => [
  {
    id: 'layer-1',
    name: 'Day 1',
    objects: [
      {
        ...LINE,
        path: encodePolyline([
          [lng, lat],
          [lng + 0.02, lat + 0.01],
        ]),
      },
    ],
  },
]

for (const locale of ['ja', 'en-us'] as const) {
  const t = words(locale)

  test(`the map lists what it shows, opens a window by keyboard and remembers where it looked (${locale}) @phone`, async ({
    page,
  }) => {
    await aUser(page, locale)
    const lng = locale === 'ja' ? 20 : 25
    const { id } = await createArticle(page, { title: 'In the middle', layer: lineFrom(lng, 10) })
    await createArticle(page, { title: 'A little east', layer: lineFrom(lng + 0.6, 10) })
    await page.goto(`/search/map?hl=${locale}&lat=10&lng=${lng}&zoom=10`)
    await expect(page.getByRole('application', { name: t('map.canvas') })).toBeVisible({ timeout: 60_000 })
    await showList(page, locale)
    const list = page.getByRole('region', { name: t('map.results') })
    await expect(list.getByRole('button', { name: 'In the middle' })).toBeVisible()
    await expect(list.getByRole('status')).toHaveText(
      t('map.count', { count: await list.getByRole('listitem').count() }),
    )
    await expectAccessible(page)

    await list.getByRole('button', { name: 'In the middle' }).press('Enter')
    const window = page.getByRole('region', { name: t('map.windowOf', { title: 'In the middle' }) })
    await expect(window).toBeFocused()
    await expect(window.getByText('Half a day on the old road')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(window).toBeHidden()

    const map = page.getByRole('application', { name: t('map.canvas') })
    await map.focus()
    for (let n = 0; n < 3; n++) await page.keyboard.press('-')
    await expect(page).toHaveURL(/zoom=[78]/)
    await showList(page, locale)
    await expect(list.getByRole('button', { name: 'A little east' })).toBeVisible()
    const zoom = new URL(page.url()).searchParams.get('zoom')
    await list.getByRole('button', { name: 'In the middle' }).click()
    await window.getByRole('link', { name: t('map.read') }).click()
    await expect(page).toHaveURL(new RegExp(`/routes/${id}$`))
    await page.goBack()
    // The window may have moved the map a little to have room.
    await expect(page).toHaveURL(new RegExp(`/search/map\\?lat=10\\.\\d+&lng=${lng}\\.\\d+&zoom=${zoom}`))
    await showList(page, locale)
    await expect(list.getByRole('button', { name: 'A little east' })).toBeVisible()
    await expectToFit(page)
  })
}

test('with the switch off the map searches only when asked', async ({ page }) => {
  const t = words('ja')
  await aUser(page)
  await createArticle(page, { title: 'Here', layer: lineFrom(30, 10) })
  await createArticle(page, { title: 'There', layer: lineFrom(34, 10) })
  await page.goto('/search/map?lat=10&lng=30&zoom=9')
  const map = page.getByRole('application', { name: t('map.canvas') })
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

test('what is near a line is found from its article, and both sides of 180° from one view', async ({ page }) => {
  const t = words('ja')
  await aUser(page)
  const { id } = await createArticle(page, { title: 'The line', layer: lineFrom(40, 10) })
  await createArticle(page, { title: 'Beside it', layer: lineFrom(40.001, 10.001) })
  await createArticle(page, { title: 'Far from it', layer: lineFrom(41, 10) })
  await page.goto(`/search/map?near=${id}`)
  const list = page.getByRole('region', { name: t('map.results') })
  await expect(list.getByRole('listitem')).toHaveText([/Beside it/])
  await page.getByRole('link', { name: t('map.nearRoute', { title: 'The line' }) }).click()
  await expect(page).not.toHaveURL(/near=/)

  await createArticle(page, { title: 'West of it', layer: lineFrom(179.5, -10) })
  await createArticle(page, { title: 'East of it', layer: lineFrom(-179.5, -10) })
  await page.goto('/search/map?lat=-10&lng=180&zoom=8')
  await expect(list.getByRole('button', { name: 'West of it' })).toBeVisible()
  await expect(list.getByRole('button', { name: 'East of it' })).toBeVisible()
})

/** On phones the list takes the place of the map. */
async function showList(page: Page, locale: 'ja' | 'en-us'): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  if (isPhone) await page.getByRole('button', { name: words(locale)('map.showList') }).click()
}

async function expectToFit(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, { message: `${page.url()} scrolls sideways` }).toBe(0)
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const problems = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
  }))
  expect.soft(problems, page.url()).toEqual([])
}
