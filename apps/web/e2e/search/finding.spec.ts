import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { expectToFit } from '../support/fit.ts'
import { visitorMessages } from '../support/messages.ts'
import { PHONE } from '../support/sizes.ts'
import { expect, test } from '../support/test.ts'
import { streetWalk, untilPlacesAreKnown } from '../support/town.ts'

test('a route is found by a word of its text, its length, its shape and photos, and the address keeps all of it', {
  tag: '@once',
}, async ({ page, language: locale }) => {
  const t = visitorMessages(locale)
  await aUser(page, locale)
  const word = `twayblade${locale.slice(0, 2)}`
  await createArticle(page, {
    title: 'Found by its text',
    context: { version: 1, blocks: [{ type: 'paragraph', text: `Where the ${word} grows.` }] },
  })
  await page.goto(`/routes?hl=${locale}`)
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: t('list.search') }).fill(word)
  await openFilters(page, locale)
  await main.getByRole('combobox', { name: t('find.length') }).selectOption('0-5')
  await main.getByRole('button', { name: t('list.submit') }).click()
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main.getByRole('article').getByRole('heading')).toHaveText('Found by its text')
  await expect(page).toHaveURL(new RegExp(`q=${word}.*length=0-5`))
  await page.reload()
  await openFilters(page, locale)
  await expect(main.getByRole('combobox', { name: t('find.length') })).toHaveValue('0-5')
  const shape = main.getByRole('combobox', { name: t('find.shape') })
  await shape.selectOption('oneWay')
  await main.getByRole('button', { name: t('list.submit') }).click()
  await expect(page).toHaveURL(new RegExp(`[?]q=${word}&length=0-5&shape=oneWay$`))
  await expect(main.getByRole('article')).toHaveCount(1)
  await openFilters(page, locale)
  await main.getByRole('checkbox', { name: t('find.photos') }).check()
  await main.getByRole('button', { name: t('list.submit') }).click()
  await expect(page.getByText(t('list.emptyTitle'))).toBeVisible()
  await openFilters(page, locale)
  await main.getByRole('link', { name: t('find.clear') }).click()
  await expect(main.getByRole('article').first()).toBeVisible()
  await expectToFit(page)
})

test('on a phone the first result is near the top, and filters wait in a sheet', { tag: '@once' }, async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  await page.setViewportSize(PHONE)
  await page.goto(`/routes?hl=${locale}`)
  const main = page.getByRole('main')
  expect((await main.getByRole('article').first().boundingBox())?.y).toBeLessThanOrEqual(260)
  const length = main.getByRole('combobox', { name: t('find.length') })
  await expect(length).toBeHidden()
  await main.getByRole('button', { name: t('find.more') }).press('Enter')
  await expect(length).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(length).toBeHidden()
  await openFilters(page, locale)
  await length.selectOption('0-5')
  await main.getByRole('button', { name: t('list.submit') }).click()
  await expect(page).toHaveURL(/length=0-5/)
  await expect(length).toBeHidden()
  await expect(main.getByRole('button', { name: t('find.more') })).toContainText('1')
  await page.goto(`/routes?q=zzz&hl=${locale}`)
  await expectToFit(page)
})

test('a guest finds by address what has no stairs known, and what is of a season', { tag: '@once' }, async ({
  page,
  openBrowser,
  language: locale,
}) => {
  test.slow() // a fresh installation builds its region first
  const t = visitorMessages(locale)
  const author = await openBrowser()
  await aUser(author, locale)
  await untilPlacesAreKnown(author)
  const word = `maple${locale.slice(0, 2)}`
  await createArticle(author, { title: `${word} in town`, layer: await streetWalk(author), tag: [{ name: '紅葉' }] })
  await createArticle(author, { title: `${word} where no region is`, tag: [{ name: 'autumn' }] })
  const found = page.getByRole('main').getByRole('article').getByRole('heading')
  const list = `/routes?hl=${locale}&q=${word}`
  await expect(async () => {
    await page.goto(`${list}&stairs=none`) // the ground is looked up in the background
    await expect(found).toHaveText([`${word} in town`], { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText(t('find.note.stairs'))).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${list}&season=autumn`)
  await expect(found).toHaveText([`${word} where no region is`, `${word} in town`])
  await page.goto(`${list}&season=winter`)
  await expect(page.getByText(t('find.emptyFiltered', { filters: t('top.seasonTag.winter') }))).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('link', { name: t('find.unfiltered') }).click()
  await expect(found).toHaveCount(2)
  await expect(page).toHaveURL(new RegExp(`/routes[?]q=${word}$`))
})

test('a person is found by name, with what they have published', { tag: '@once' }, async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
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

test('the header suggests while one types, by keyboard alone', async ({ page, language: locale }) => {
  const t = visitorMessages(locale)
  await aUser(page, locale)
  const word = `saxifrage${locale.slice(0, 2)}`
  const { id } = await createArticle(page, { title: `The ${word} way`, tag: [{ name: `${word} tag` }] })
  await page.goto(`/term?hl=${locale}`)
  await untilAlive(page)
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('combobox', { name: t('header.search'), includeHidden: true })).toHaveValue('')
})

test('an address that no list would write still opens its list', { tag: '@once' }, async ({ page }) => {
  const ends = encodeURIComponent(`${'a'.repeat(99)}😀`)
  for (const path of [
    '/routes?q=%00',
    '/users?q=%00',
    '/search/map?tag=%00',
    `/routes?q=${ends}`,
    `/users?q=${ends}`,
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await untilAlive(page)
  }
})

/** They are in a sheet on phones. */
async function openFilters(page: Page, locale: Locale): Promise<void> {
  const open = page.getByRole('main').getByRole('button', { name: visitorMessages(locale)('find.more') })
  if (await open.isVisible()) await open.click()
}
