import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle, lineFrom } from '../support/articles.ts'
import { tabTo } from '../support/keys.ts'
import { visitorMessages } from '../support/messages.ts'
import { findStation } from '../support/places.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use(smallMap)

test('an article leads to the map of what is near its line', async ({ page, language: locale }) => {
  const t = visitorMessages(locale)
  await aUser(page, locale)
  const lng = locale === 'ja' ? 70 : 75
  const title = 'Along the ridge'
  const { id } = await createArticle(page, { title, layer: lineFrom([lng, 10]) })
  await createArticle(page, { title: 'Beside the ridge', layer: lineFrom([lng + 0.001, 10.001]) })
  await createArticle(page, { title: 'Over the hills', layer: lineFrom([lng + 1, 10]) })
  await page.goto(`/routes/${id}?hl=${locale}`)
  await untilAlive(page)
  await page.getByRole('link', { name: t('article.nearby') }).click()
  await expect(page).toHaveURL(new RegExp(`/search/map\\?near=${id}`))
  await showList(page, locale)
  const list = page.getByRole('region', { name: t('map.results') })
  await expect(list.getByRole('listitem')).toHaveText([/Beside the ridge/])
  await page.getByRole('link', { name: t('map.nearRoute', { title }) }).click()
  await expect(page).not.toHaveURL(/near=/)
})

test('the header suggests a place and a person, and leads to each', { tag: '@once' }, async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  const { name } = await aUser(page, locale)
  await createArticle(page)
  const place = await findStation(page, locale)
  await page.goto(`/term?hl=${locale}`)
  await untilAlive(page)
  await chooseSuggestion(page, locale, { typed: name, kind: t('suggest.users') })
  await expect(page).toHaveURL(/\/users\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await chooseSuggestion(page, locale, { typed: place.name, kind: t('suggest.places') })
  await expect(page).toHaveURL(/\/search\/map\?/)
  const params = new URL(page.url()).searchParams
  expect(Number(params.get('lat'))).toBeCloseTo(place.lat, 2)
  expect(Number(params.get('lng'))).toBeCloseTo(place.lng, 2)
})

test('a map that is open goes to the place the header suggests, and back', { tag: '@once' }, async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  await aUser(page, locale)
  const place = await findStation(page, locale)
  const word = `fern${Date.now().toString(36)}`
  const lng = locale === 'ja' ? 50 : 55
  await createArticle(page, { title: `Far ${word}`, layer: lineFrom([lng, 10]) })
  await createArticle(page, { title: `Close ${word}`, layer: lineFrom([place.lng, place.lat]) })
  await createArticle(page, { title: 'Without the word', layer: lineFrom([place.lng, place.lat]) })
  await page.goto(`/search/map?hl=${locale}&q=${word}&lat=10&lng=${lng}&zoom=11`)
  const map = page.getByRole('slider', { name: t('map.canvas') })
  await expect(map).toBeVisible({ timeout: 60_000 })
  const found = page.getByRole('region', { name: t('map.results') }).getByRole('listitem')
  await showList(page, locale)
  await expect(found).toHaveText([new RegExp(`Far ${word}`)])

  await chooseSuggestion(page, locale, { typed: place.name, kind: t('suggest.places') })
  await expect(page).toHaveURL(new RegExp(`q=${word}&lat=${place.lat.toFixed(3)}\\d*&lng=${place.lng.toFixed(3)}`))
  await showList(page, locale)
  await expect(found).toHaveText([new RegExp(`Close ${word}`)])

  await page.goBack()
  await showList(page, locale)
  await expect(found).toHaveText([new RegExp(`Far ${word}`)])
})

test('a map whose address names no place is come back to where it opened', { tag: '@once' }, async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  await aUser(page, locale)
  const place = await findStation(page, locale)
  const word = `moss${Date.now().toString(36)}`
  await createArticle(page, { title: `Far ${word}`, layer: lineFrom([locale === 'ja' ? 60 : 65, 10]) })
  await page.goto(`/search/map?hl=${locale}&q=${word}`)
  await expect(page.getByRole('slider', { name: t('map.canvas') })).toBeVisible({ timeout: 60_000 })
  const found = page.getByRole('region', { name: t('map.results') }).getByRole('listitem')
  await showList(page, locale)
  await expect(found).toHaveCount(1)

  await chooseSuggestion(page, locale, { typed: place.name, kind: t('suggest.places') })
  await expect(page).toHaveURL(/lat=/)
  await showList(page, locale)
  await expect(found).toHaveCount(0)

  await page.goBack()
  await showList(page, locale)
  await expect(found).toHaveText([new RegExp(`Far ${word}`)])
})

test('routes are filtered and put in order with a keyboard alone', { tag: ['@once', '@desktop'] }, async ({
  page,
  language,
}) => {
  const t = visitorMessages(language)
  await aUser(page, language)
  await createArticle(page)
  await page.goto(`/routes?hl=${language}`)
  await untilAlive(page)
  const filters = page.getByRole('main').getByRole('search', { name: t('list.title') })
  const length = filters.getByRole('combobox', { name: t('find.length') })
  await tabTo(page, length)
  await page.keyboard.press('ArrowDown')
  await expect(length).toHaveValue('0-5')
  const photos = filters.getByRole('checkbox', { name: t('find.photos') })
  await tabTo(page, photos)
  await page.keyboard.press('Space')
  await expect(photos).toBeChecked()
  await tabTo(page, filters.getByRole('button', { name: t('list.submit') }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/length=0-5.*photos=1/)
  await expect(length).toHaveValue('0-5')
  await expect(photos).toBeChecked()
  await tabTo(page, photos)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/photos=1/)
  const popular = page
    .getByRole('main')
    .getByRole('navigation', { name: t('list.sort') })
    .getByRole('link', { name: t('list.sortPopular') })
  await tabTo(page, length)
  await page.keyboard.press('ArrowDown')
  await expect(length).toHaveValue('5-10') // which goes along with another order, though nothing was sent
  await tabTo(page, popular)
  await page.keyboard.press('Enter')
  await expect(popular).toHaveAttribute('aria-current', /page|true/)
  await expect(page).toHaveURL(/length=5-10.*sort=/)
  await expect(length).toHaveValue('5-10')
})

interface Suggested {
  readonly typed: string
  readonly kind: string
}

async function chooseSuggestion(page: Page, locale: Locale, { typed, kind }: Suggested): Promise<void> {
  const t = visitorMessages(locale)
  const banner = page.getByRole('banner')
  const opener = banner.getByRole('button', { name: t('header.openSearch'), exact: true })
  if (await opener.isVisible()) await opener.click()
  await banner.getByRole('combobox', { name: t('header.search') }).fill(typed)
  const ofKind = page.getByRole('option').filter({ hasText: typed }).filter({ hasText: kind })
  await ofKind.first().click()
}

async function showList(page: Page, locale: Locale): Promise<void> {
  const button = page.getByRole('button', { name: visitorMessages(locale)('map.showList') })
  if (isPhone(page) && (await button.isVisible())) await button.click()
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
