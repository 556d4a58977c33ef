import type { Locator } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { expectToFit } from '../support/fit.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

test('the top page says what the product does and leads to routes and to making one', async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  await page.goto(`/?hl=${locale}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('top.title'))
  await expectToFit(page)
  const card = page.getByRole('article').first()
  const title = await textOf(card.getByRole('heading'))
  await card.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expectToFit(page)
  await page.goBack()
  await page.getByRole('link', { name: t('top.makeRoute') }).click()
  const prompt = page.getByRole('dialog', { name: t('auth.signUp.title') })
  await expect(prompt.getByLabel(t('auth.email'))).toBeVisible()
  await expectToFit(page)
})

test('routes are found by word and tag, or an empty list says what to do', { tag: '@once' }, async ({
  page,
  openBrowser,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  const author = await openBrowser()
  await aUser(author, locale)
  // Tags of the other language are not offered.
  await createArticle(author, { tag: [{ name: locale === 'ja' ? '旧道' : 'old road' }] })
  await page.goto(`/routes?hl=${locale}`)
  await expectToFit(page)
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('no such place')
  await search.press('Enter')
  await expect(page.getByText(t('list.emptyTitle'))).toBeVisible()
  await expect(page.getByText(t('list.count', { count: 0 }))).toBeVisible()
  await expectToFit(page)
  await page.getByRole('link', { name: t('list.emptyAction') }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  const tag = page
    .getByRole('navigation', { name: t('list.tags') })
    .getByRole('link')
    .nth(1)
  const name = await textOf(tag)
  await tag.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('list.titleTag', { tag: name }))
  await expect(page).toHaveTitle(new RegExp(name))
})

test('an address without a page says so in the frame of the site', { tag: '@once' }, async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  for (const path of ['/no/such/page', '/routes/0', '/routes/999999999', '/homework']) {
    const answer = await page.request.get(`${path}?hl=${locale}`)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).toContain(t('page.notFound.title'))
  }
  await page.goto('/term')
  await expectToFit(page)
  await page.goto('/privacy')
  await expectToFit(page)
})

test.describe('an address without a page', () => {
  test.use({ expectedProblems: ['status of 404'] })

  test('has the wordmark of all others', { tag: '@once' }, async ({ page }) => {
    await page.goto('/no/such/page')
    await untilAlive(page)
    expect(await page.evaluate(() => [...document.fonts].map(({ family }) => family))).toContain('Barlow')
  })
})

test('lists are sorted and turned page by page, and the address keeps where one is', { tag: '@once' }, async ({
  page,
  language,
}) => {
  const t = visitorMessages(language)
  await aUser(page, language)
  for (let n = 1; n <= 21; n++) await createArticle(page, { title: `paged ${n}`, tag: [{ name: 'paging' }] })
  await page.goto('/routes?tag=paging')
  await expect(page.getByText(t('list.count', { count: 21 }))).toBeVisible()
  const titles = page.getByRole('article').getByRole('heading')
  await expect(titles).toHaveCount(20)
  await expect(titles.first()).toHaveText('paged 21')
  await page.getByRole('link', { name: t('pager.next') }).click()
  await expect(titles).toHaveText(['paged 1'])
  await expect(page).toHaveURL(/tag=paging&page=2/)
  await page.goBack()
  await expect(titles).toHaveCount(20)
  const popular = page.getByRole('main').getByRole('link', { name: t('list.sortPopular'), exact: true })
  await popular.click()
  await expect(page).toHaveURL(/tag=paging&sort=favorite_count/)
  await expect(popular).toHaveAttribute('aria-current', /page|true/)
  await page.goto('/routes?tag=paging&page=9')
  await expect(titles).toHaveText(['paged 1'])
  await expect(page).toHaveURL(/tag=paging&page=2$/)
})

test('language and look are chosen at the foot of any page', async ({ page, language }) => {
  const other = otherOf(language)
  await page.goto(`/routes?hl=${language}`)
  await untilAlive(page)
  const foot = page.getByRole('contentinfo')
  await foot.getByLabel(new RegExp(visitorMessages(language)('header.language'))).click()
  await foot.getByRole('button', { name: NAMES[other].own }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', NAMES[other].tag)
  const t = visitorMessages(other)
  await foot.getByLabel(new RegExp(t('header.theme'))).click()
  await foot.getByRole('button', { name: t('theme.dark') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the name under a title leads to its author', { tag: '@once' }, async ({ page, language }) => {
  const author = await aUser(page, language)
  const { id } = await createArticle(page)
  await page.goto(`/routes/${id}`)
  await page.getByRole('main').getByRole('link', { name: author.name }).first().click()
  await expect(page).toHaveURL(/\/users\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(author.name)
})

test('the language is chosen by the address or the menu and stays', { tag: ['@once', '@desktop'] }, async ({
  page,
  language,
}) => {
  const other = otherOf(language)
  await page.goto(`/?hl=${other}`)
  await expect(page.locator('html')).toHaveAttribute('lang', NAMES[other].tag)
  await page.goto('/routes')
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitorMessages(other)('list.title'))
  const header = page.getByRole('banner')
  await header.getByLabel(new RegExp(visitorMessages(other)('header.language'))).click()
  await header.getByRole('button', { name: NAMES[language].own }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', NAMES[language].tag)
  await expect(page).toHaveURL(/\/routes$/)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitorMessages(language)('top.title'))
})

const NAMES = { ja: { own: '日本語', tag: 'ja' }, 'en-us': { own: 'English', tag: 'en-US' } } as const
const otherOf = (language: Locale): Locale => (language === 'ja' ? 'en-us' : 'ja')
const textOf = async (locator: Locator) => (await locator.textContent()) ?? ''
