import type { Page } from '@playwright/test'
import { type Locale, PRODUCT_LIMITS } from '@repo/contract'
import { formatDateTime } from '@repo/i18n'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { anArticle, createArticle } from '../support/articles.ts'
import { comparingMessages, ownMessages, visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

// A failed deletion, an address that leads nowhere and a version that was overtaken are what three of these stories are about.
test.use({ ...mapsWhenAsked, expectedProblems: ['status of 500', 'status of 404', 'status of 412', 'net::ERR_FAILED'] })

test.describe("routes of one's own", () => {
  test('are found by state, title and order', async ({ page, language: locale }) => {
    await aUser(page, locale)
    await createArticle(page, { title: 'Alpine pass', is_draft: true })
    await createArticle(page, { title: 'Beech wood', private_mode: 'private' })
    await createArticle(page, { title: 'Cedar lane' })
    const t = ownMessages(locale)
    await page.goto(`/home?hl=${locale}`)
    await expect(page.getByRole('heading', { name: 'Alpine pass' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Cedar lane' })).toBeHidden()
    await page.getByRole('link', { name: t('own.seeAll') }).click()
    await expectTitles(page, 'Cedar lane', 'Beech wood', 'Alpine pass')
    const changed = page.getByRole('main').locator('time').first()
    // Whatever the browser's zone is, times are those of the account.
    const when = formatDateTime((await changed.getAttribute('datetime')) ?? '', 'Asia/Tokyo')
    await expect(changed).toHaveText(t('own.updatedAt', { when }))
    await page.getByRole('link', { name: t('own.sortTitle') }).click()
    await expectTitles(page, 'Alpine pass', 'Beech wood', 'Cedar lane')
    const states = page.getByRole('navigation', { name: t('own.states') })
    await states.getByRole('link', { name: `${visitorMessages(locale)('status.private')} 1` }).click()
    await expectTitles(page, 'Beech wood')
    await states.getByRole('link', { name: `${t('own.all')} 3` }).click()
    await expectTitles(page, 'Alpine pass', 'Beech wood', 'Cedar lane')
    await page
      .getByRole('main')
      .getByRole('searchbox', { name: t('own.search') })
      .fill('lane')
    await page.keyboard.press('Enter')
    await expectTitles(page, 'Cedar lane')
    await expect(page).toHaveURL(/q=lane/)
  })

  test('of more than a page are turned over', async ({ page, language: locale }) => {
    await aUser(page, locale)
    for (let n = 0; n <= PRODUCT_LIMITS.pageSize; n++) await createArticle(page, { title: `Route ${n}` })
    const t = visitorMessages(locale)
    await page.goto(`/home/routes?hl=${locale}`)
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(titles).toHaveCount(PRODUCT_LIMITS.pageSize)
    const pager = page.getByRole('navigation', { name: t('pager.label') })
    await pager.getByRole('link', { name: t('pager.next') }).click()
    await expect(page).toHaveURL(/page=2/)
    await expectTitles(page, 'Route 0')
    await expect(pager.getByRole('link', { name: t('pager.page', { page: 2 }) })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await pager.getByRole('link', { name: t('pager.previous') }).click()
    await expect(titles).toHaveCount(PRODUCT_LIMITS.pageSize)
    await expect(titles.first()).toHaveText(`Route ${PRODUCT_LIMITS.pageSize}`)
  })

  test('are duplicated and deleted, and kept when deleting fails', async ({ page, language: locale }) => {
    await aUser(page, locale)
    await createArticle(page, { title: 'Alpine pass' })
    const t = ownMessages(locale)
    await page.goto(`/home/routes?hl=${locale}`)
    await untilAlive(page)
    await choose(page, locale, 'Alpine pass', t('own.duplicate'))
    const copy = t('own.duplicateTitle', { title: 'Alpine pass' })
    await expectTitles(page, copy, 'Alpine pass')

    await page.route('**/api/v1/routes/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await deleteRoute(page, locale, copy)
    await expect(page.getByText(t('own.deleteFailed', { title: copy }))).toBeVisible()
    await expectTitles(page, copy, 'Alpine pass')
    await page.unroute('**/api/v1/routes/*')
    await choose(page, locale, copy, t('own.delete'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: t('own.actions', { title: copy }) })).toBeFocused()
    await deleteRoute(page, locale, copy)
    await expect(page.getByText(t('own.deleted', { title: copy }))).toBeVisible()
    await expectTitles(page, 'Alpine pass')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('shared by a link get another one, and the former leads nowhere', async ({
    page,
    openBrowser,
    language: locale,
  }) => {
    await aUser(page, locale)
    const { id, full_share_url: former } = await createArticle(page, { private_mode: 'url' })
    const t = ownMessages(locale)
    await page.goto(`/home/routes/${id}?hl=${locale}`)
    await untilAlive(page)
    const address = page.getByRole('textbox', { name: t('own.link') })
    await expect(address).toHaveValue(former ?? '')
    await page.getByRole('button', { name: t('own.rotate') }).click()
    const question = page.getByRole('dialog', { name: t('own.rotateQuestion') })
    await question.getByRole('button', { name: t('own.rotate') }).click()
    await expect(page.getByText(t('own.rotated'))).toBeVisible()
    await expect(address).not.toHaveValue(former ?? '')
    const visitor = await openBrowser()
    expect((await visitor.goto(former ?? ''))?.status()).toBe(404)
    expect((await visitor.goto(await address.inputValue()))?.status()).toBe(200)
  })

  test('go back to an earlier version', async ({ page, language: locale }) => {
    await aUser(page, locale)
    const { id } = await createArticle(page, { title: 'First title', is_draft: true })
    const changed = anArticle({
      title: 'Second title',
      is_draft: true,
      context: { version: 1, blocks: [{ type: 'paragraph', text: 'A road leads down.' }] },
      layer: [],
    })
    const headers = { 'if-match': '"1"' }
    await apiOf(page).saveRoute({ params: { id: String(id) }, body: changed }, { headers })
    const t = ownMessages(locale)
    await page.goto(`/home/routes/${id}?hl=${locale}`)
    await untilAlive(page)
    await page.getByRole('link', { name: t('own.history') }).click()
    await page.getByRole('link', { name: new RegExp(`^${t('own.version', { version: 1 })}`) }).click()
    const changes = page.getByRole('region', { name: t('own.compareHeading', { version: 1 }) })
    await expect(changes.getByRole('deletion').filter({ hasText: 'Stone steps lead up.' })).toBeVisible()
    await expect(changes.getByRole('insertion').filter({ hasText: 'A road leads down.' })).toBeVisible()
    await expect(changes.getByRole('listitem').filter({ hasText: 'Old road' })).toContainText(
      comparingMessages(locale)('compare.objectRemoved'),
    )
    await changes.getByRole('button', { name: t('own.restore') }).click()
    const question = page.getByRole('dialog', { name: t('own.restoreQuestion', { version: 1 }) })
    await question.getByRole('button', { name: t('own.restore') }).click()
    await expect(page.getByText(t('own.restored', { version: 1 }))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('First title')
    await expect(page.getByRole('link', { name: new RegExp(`^${t('own.version', { version: 3 })}`) })).toBeVisible()
  })

  test('do not go back over what was saved meanwhile before it was seen', async ({ page, language: locale }) => {
    await aUser(page, locale)
    const { id } = await createArticle(page, { title: 'First title' })
    const change = (version: number, title: string) =>
      apiOf(page).saveRoute(
        { params: { id: String(id) }, body: anArticle({ title }) },
        { headers: { 'if-match': `"${version}"` } },
      )
    await change(1, 'Second title')
    const t = ownMessages(locale)
    await page.goto(`/home/routes/${id}/history?version=1&hl=${locale}`)
    await untilAlive(page)
    await change(2, 'Third title')
    const restore = page.getByRole('button', { name: t('own.restore') })
    const agree = page.getByRole('dialog').getByRole('button', { name: t('own.restore') })
    await restore.click()
    await agree.click()
    await expect(page.getByText(t('own.restoreOvertaken'))).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`^${t('own.version', { version: 3 })}`) })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Third title')
    await restore.click()
    await agree.click()
    await expect(page.getByText(t('own.restored', { version: 1 }))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('First title')
  })

  test('say what readers come to see before they go back', async ({ page, language: locale }) => {
    await aUser(page, locale)
    const path = '_p~iF~ps|U_ulLnnqC'
    const walk = { tmpId: 'walk', name: 'Walk', text: '', color: 'blue', mode: 'walking', path }
    const layerOf = (objectType: string) => [{ id: 'a', name: 'a', objects: [{ ...walk, objectType }] }]
    const { id } = await createArticle(page, { layer: layerOf('RECORDING_LINE') })
    const change = (version: number, changed: Parameters<typeof anArticle>[0]) =>
      apiOf(page).saveRoute(
        { params: { id: String(id) }, body: anArticle({ layer: layerOf('LINE'), ...changed }) },
        { headers: { 'if-match': `"${version}"` } },
      )
    await change(1, {})
    await change(2, { title: 'Another title' })
    const t = ownMessages(locale)
    const question = page.getByRole('dialog')
    for (const [version, text] of [
      [1, t('own.restoreRecording')],
      [2, t('own.restoreShown')],
    ] as const) {
      await page.goto(`/home/routes/${id}/history?version=${version}&hl=${locale}`)
      await untilAlive(page)
      await page.getByRole('button', { name: t('own.restore') }).click()
      await expect(question.getByText(text)).toBeVisible()
    }
  })

  test('begin in one of the ways there are', async ({ page, language: locale }) => {
    await aUser(page, locale)
    const t = ownMessages(locale)
    await page.goto(`/home/routes?hl=${locale}`)
    await untilAlive(page)
    await page.getByRole('button', { name: t('own.create') }).click()
    const ways = page.getByRole('dialog', { name: t('own.createTitle') })
    // Strava is a third where the operator has it.
    await expect(ways.getByRole('listitem')).toHaveCount(2)
    await ways.getByRole('link', { name: visitorMessages(locale)('home.draw') }).click()
    await expect(page).toHaveURL(/\/home\/routes\/create$/)
  })
})

async function expectTitles(page: Page, ...titles: readonly string[]): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...titles])
}

async function choose(page: Page, locale: Locale, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: ownMessages(locale)('own.actions', { title }), exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function deleteRoute(page: Page, locale: Locale, title: string): Promise<void> {
  const t = ownMessages(locale)
  await choose(page, locale, title, t('own.delete'))
  const question = page.getByRole('dialog', { name: t('own.deleteQuestion', { title }) })
  await question.getByRole('button', { name: t('own.delete') }).click()
}
