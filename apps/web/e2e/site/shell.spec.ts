import { aUser, openLogInOfSheet } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { expectToFit } from '../support/fit.ts'
import { tabTo } from '../support/keys.ts'
import { goByHeader, hasDrawer, openDrawer, openUserMenu } from '../support/menus.ts'
import { ownMessages, visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

test('visitors explore by the header, and log in from where they are', async ({ page, language: locale }) => {
  const t = visitorMessages(locale)
  await page.goto(`/term?hl=${locale}`)
  await untilAlive(page)
  await goByHeader(page, t('header.popular'), locale)
  await expect(page).toHaveURL(/\/routes\?sort=favorite_count$/)
  await goByHeader(page, t('header.users'), locale)
  await expect(page).toHaveURL(/\/users$/)
  await goByHeader(page, t('header.map'), locale)
  await expect(page).toHaveURL(/\/search\/map/)
})

test('what only users can do asks visitors to sign up or log in, over the page as it is', { tag: '@once' }, async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  await page.goto(`/?hl=${locale}#how`)
  await untilAlive(page)
  await page.getByRole('link', { name: t('top.makeRoute') }).click()
  const asked = page.getByRole('dialog', { name: t('auth.signUp.title') })
  await expect(asked.getByRole('button', { name: t('auth.signUp.submit') })).toBeVisible()
  await expect(asked.getByRole('link', { name: t('loginRequired.see') })).toHaveAttribute('target', '_blank')
  await openLogInOfSheet(page, locale)
  await expect(page.getByRole('dialog', { name: t('auth.logIn.title'), exact: true })).toBeVisible()
  await expect(page).toHaveURL(`/?hl=${locale}#how`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('link', { name: t('top.makeRoute') })).toBeFocused()
})

test('users go about their pages by menu and drawer, and out again', async ({ page, language: locale }) => {
  const [t, own] = [visitorMessages(locale), ownMessages(locale)]
  const { name } = await aUser(page, locale)
  await createArticle(page, { title: 'Half a road', is_draft: true })
  await createArticle(page, { title: 'A whole road' })
  await page.goto(`/home?hl=${locale}`)
  await untilAlive(page)
  await expectToFit(page)
  await expect(page.getByRole('heading', { name: 'Half a road' })).toBeVisible()
  const road = page.getByRole('region', { name: own('home.road') })
  await expect(road.getByRole('definition').first()).toHaveText('1')

  const menu = hasDrawer(page)
    ? await openDrawer(page, locale)
    : page.getByRole('complementary').getByRole('navigation', { name: t('menu.label') })
  await expect(menu.getByRole('link', { name: t('header.home'), exact: true })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: t('home.yours') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own('own.title'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.notifications') })
    .click()
  await expect(page.getByText(own('notify.empty'))).toBeVisible()
  await (await openUserMenu(page, name, locale)).getByRole('button', { name: t('header.logOut') }).click()
  await expect(page.getByText(t('flash.loggedOut'))).toBeVisible()
})

test('lengths are in miles and feet by one press, wherever their reader logs in', { tag: '@once' }, async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  await aUser(page, locale)
  const { id } = await createArticle(page)
  await page.goto(`/routes/${id}?hl=${locale}`)
  const figures = page.getByRole('main').getByText(/^[\d.]+ (km|mi)$/)
  await expect(figures.first()).toHaveText(/ km$/)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('units.imperial') })
    .click()
  await expect(figures.first()).toHaveText(/ mi$/)
  await page.context().clearCookies({ name: 'units' }) // as in another browser
  await page.goto('/home/routes')
  await expect(page.getByText(/^[\d.]+ mi$/)).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('units.metric') })
    .click()
  await expect(page.getByText(/^[\d.]+ km$/)).toBeVisible()
})

test('the menus of the header open, are walked through and close by keyboard', { tag: '@desktop' }, async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  await aUser(page, locale)
  await page.goto(`/term?hl=${locale}`)
  await untilAlive(page)
  const links = page.getByRole('navigation', { name: t('header.explore'), exact: true })
  await tabTo(page, links.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(links.getByRole('link', { name: t('header.routes') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(links.getByRole('link', { name: t('header.routes') })).toBeHidden()
  await expect(links.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/routes\?sort=favorite_count$/)
})

test('what a visitor points at is fetched ahead, once', { tag: ['@once', '@desktop'] }, async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  await page.goto(`/term?hl=${locale}`)
  await untilAlive(page)
  const ahead = page.waitForResponse('**/privacy.data*')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.privacy') })
    .hover()
  expect((await ahead).headers()['cache-control']).toBe('private, max-age=10')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.privacy') })
    .click()
  await expect(page).toHaveURL(/\/privacy$/)
  const answers = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.includes('/privacy.data') ? [entry.transferSize] : [],
      ),
  )
  expect(answers.filter((bytes) => bytes > 0)).toHaveLength(1)
})

test('nothing is fetched ahead where people save data', { tag: ['@once', '@desktop'] }, async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/term?hl=${locale}`)
  await untilAlive(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.privacy') })
    .hover()
  await page.waitForTimeout(1000)
  expect(asked).not.toContain('/privacy.data')
})

test('the pages of apps have no frame of ours', { tag: '@once' }, async ({ page, language: locale }) => {
  await page.goto(`/term?webview=1&hl=${locale}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is reached from the header all the same', { tag: '@once' }, async ({ page, language: locale }) => {
    const t = visitorMessages(locale)
    await page.goto(`/term?hl=${locale}`)
    await page.getByRole('banner').locator('summary').filter({ visible: true }).first().click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.users') })
      .click()
    await expect(page).toHaveURL(/\/users$/)
  })
})
