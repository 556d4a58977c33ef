import type { Page } from '@playwright/test'
import { aUser } from '../support/accounts.ts'
import { createArticle } from '../support/articles.ts'
import { DEMONSTRATION } from '../support/demonstration.ts'
import { ownMessages, visitorMessages } from '../support/messages.ts'
import { openMore } from '../support/reading.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

/** Opens a page whose scripts do not come yet. @returns what lets them come. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return resolve
}

test.use(mapsWhenAsked)

test.describe('what is pressed before scripts run is done once they do', () => {
  let article: string
  test.beforeEach(async ({ page, language: locale }) => {
    const card = page.getByRole('article').getByRole('link', { name: DEMONSTRATION[locale].title })
    await expect(async () => {
      await page.goto(`/routes?q=${encodeURIComponent('中山道')}&hl=${locale}`)
      article = (await card.getAttribute('href', { timeout: 2000 })) ?? ''
    }, 'a server that has just started finds it').toPass()
  })

  test('the map is opened', async ({ page, language: locale }) => {
    const t = visitorMessages(locale)
    const letScriptsCome = await openWithoutScripts(page, article)
    const open = page.locator('#map').getByRole('button', { name: t('article.openMap') })
    await open.click()
    await expect(open).toBeVisible()
    letScriptsCome()
    await expect(page.locator('#map canvas')).toBeVisible()
    await expect(open).toHaveCount(0)
  })

  test('the address is copied, once', async ({ page, language: locale }) => {
    const t = visitorMessages(locale)
    await page.addInitScript(() => {
      const copied: string[] = []
      Object.assign(window, { copied })
      navigator.clipboard.writeText = async (text) => void copied.push(text)
    })
    const copied = () => page.evaluate(() => Reflect.get(window, 'copied'))
    const letScriptsCome = await openWithoutScripts(page, article)
    await openMore(page, locale)
    const share = page.getByRole('button', { name: t('article.share') }).filter({ visible: true })
    await share.first().click()
    await share.first().click()
    expect(await copied()).toEqual([])
    letScriptsCome()
    await expect(page.getByText(t('article.copied'))).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await copied()).toEqual([expect.stringContaining(article)])
  })

  test('a menu is opened, and not closed again', async ({ page, language: locale }) => {
    await aUser(page, locale)
    await createArticle(page, { title: 'Alpine pass' })
    const letScriptsCome = await openWithoutScripts(page, `/home/routes?hl=${locale}`)
    const own = ownMessages(locale)
    await page.getByRole('button', { name: own('own.actions', { title: 'Alpine pass' }) }).click()
    letScriptsCome()
    const entry = page.getByRole('menuitem', { name: own('own.duplicate') })
    await expect(entry).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(entry).toBeVisible()
  })

  test('a photo is opened', async ({ page, language: locale }) => {
    const t = visitorMessages(locale)
    const letScriptsCome = await openWithoutScripts(page, article)
    await page.locator('#article-text img').first().click()
    letScriptsCome()
    const viewer = page.getByRole('dialog', { name: t('photo.viewer') })
    await expect(viewer).toBeVisible()
  })
})
