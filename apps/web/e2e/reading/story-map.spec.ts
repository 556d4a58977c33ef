import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { DEMONSTRATION, openDemonstration } from '../support/demonstration.ts'
import { swipe } from '../support/finger.ts'
import { visitorMessages } from '../support/messages.ts'
import { openLayers } from '../support/reading.ts'
import { expect, test } from '../support/test.ts'

const inText = (page: Page, name: string) =>
  page.locator('#article-text').getByRole('link', { name, exact: true }).first()

/** Scrolls down until this text is in the middle of the window. */
const readUpTo = (messages: Locator) => messages.evaluate((element) => element.scrollIntoView({ block: 'center' }))

/** The map as the window shows it. A picture of the element alone would scroll the page to it, where other words are read. */
async function pictureOf(canvas: Locator): Promise<Buffer> {
  const clip = await canvas.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [x, y] = [Math.max(left, 0), Math.max(top, 0)]
    return { x, y, width: Math.min(right, innerWidth) - x, height: Math.min(bottom, innerHeight) - y }
  })
  return canvas.page().screenshot({ clip })
}

/** A map may still be moving to its target, or fetching data to draw there. */
const untilStill = (canvas: Locator) =>
  expect.poll(async () => (await pictureOf(canvas)).equals(await pictureOf(canvas))).toBe(true)

/** Clicks on what the map has been brought to: the middle of what its controls and credits leave free. */
async function clickMiddle(canvas: Locator): Promise<void> {
  const { width, height } = (await canvas.boundingBox()) ?? { width: 0, height: 0 }
  const isPhone = width < 600
  const position = isPhone ? { x: width / 2 - 18, y: height / 2 + 14 } : { x: width / 2 - 10, y: height / 2 + 24 }
  await canvas.click({ position })
}

test('the map stands beside the text and shows what it speaks of', async ({ page, language: locale }) => {
  const t = visitorMessages(locale)
  const said = DEMONSTRATION[locale]
  test.slow()
  await openDemonstration(page, locale)
  const map = page.getByRole('region', { name: t('article.mapOf', { title: said.title }) })
  const canvas = map.locator('canvas')
  const [torii, soba] = [inText(page, said.torii.link), inText(page, said.soba.link)]

  await page.mouse.move(0, 0) // where it points at nothing of the map
  await untilStill(canvas)
  const whole = await pictureOf(canvas)
  await canvas.evaluate((element) => element.toggleAttribute('data-kept', true))

  await test.step('reading on', async () => {
    await readUpTo(torii)
    await expect(canvas).toBeInViewport({ ratio: 0.9 })
    await expect(torii).toHaveAttribute('data-current')
    await readUpTo(soba)
    await expect(soba).toHaveAttribute('data-current')
    await expect(torii).not.toHaveAttribute('data-current')
    await expectAccessibleInBothThemes(page)
  })

  await test.step('from what the map beside the text shows to its words', async () => {
    await expect(async () => {
      await readUpTo(soba)
      await expect(soba).toHaveAttribute('data-current')
      await untilStill(canvas)
      await clickMiddle(canvas)
      const about = page.getByRole('dialog', { name: new RegExp(said.soba.name) })
      await expect(about).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(soba).toBeInViewport()
    await expect(soba).toHaveAttribute('data-current')
  })

  await test.step('back at the top it shows all of the route', async () => {
    await page.mouse.move(0, 0)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(soba).not.toHaveAttribute('data-current')
    await expect.poll(async () => (await pictureOf(canvas)).equals(whole)).toBe(true)
  })

  await test.step('from an object to its words', async () => {
    await openLayers(page, locale)
    const row = page.getByRole('treeitem', { name: new RegExp(`^${said.torii.name}`) })
    await row.getByText(said.torii.name).click()
    await page.getByRole('button', { name: t('story.toText') }).click()
    await expect(torii).toBeFocused()
    await expect(torii).toBeInViewport()
    await expect(torii).toHaveAttribute('data-current')
  })

  await test.step('its node has stayed where it was', async () => {
    expect(await canvas.evaluate((element) => element.hasAttribute('data-kept'))).toBe(true)
    const isBefore = await map.evaluate(
      (section) => !!(section.compareDocumentPosition(document.querySelector('#article-text') ?? section) & 4),
    )
    expect(isBefore).toBe(true)
  })
})

test('photos open larger, by keyboard and by swiping', async ({ page, hasTouch, language: locale }) => {
  const t = visitorMessages(locale)
  await openDemonstration(page, locale)
  const photos = page.locator('#article-text').getByRole('button')
  const count = await photos.count()
  expect(count).toBeGreaterThan(2)
  const viewer = page.getByRole('dialog', { name: t('photo.viewer') })
  const position = (number: number) => viewer.getByText(t('photo.position', { number, count }))
  await photos.first().focus()
  await page.keyboard.press('Enter')
  await expect(position(1)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('ArrowRight')
  await expect(position(2)).toBeVisible()
  await swipe(page, { over: viewer, across: -120, hasTouch })
  await expect(position(3)).toBeVisible()
  await swipe(page, { over: viewer, across: 120, hasTouch })
  await expect(position(2)).toBeVisible()
  await viewer.getByRole('button', { name: t('photo.next') }).click()
  await expect(position(3)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(position(1)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(position(2)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(photos.nth(1)).toBeFocused()
})

test.describe('without a network', () => {
  test.use({ expectedProblems: ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch dynamically imported module'] })

  test('the article stays when a photo is opened, which opens once the network is back', { tag: '@once' }, async ({
    page,
    context,
    language,
  }) => {
    const t = visitorMessages(language)
    await openDemonstration(page, language)
    const photo = page.locator('#article-text').getByRole('button').first()
    await photo.focus()
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed')
    await page.keyboard.press('Enter')
    await failed
    await expect(photo).toBeVisible()
    await context.setOffline(false)
    await expect(async () => {
      await photo.press('Enter')
      await expect(page.getByRole('dialog', { name: t('photo.viewer') })).toBeVisible({ timeout: 2000 })
    }).toPass()
  })
})
