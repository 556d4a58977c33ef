import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { openDemonstration } from './support/demonstration.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const t = words('ja')
const TORII = '御嶽神社の鳥居'
const SOBA = 'そば'

const inText = (page: Page, name: string) =>
  page.locator('#article-text').getByRole('link', { name, exact: true }).first()

/** As somebody who scrolls on until these words are in the middle of the window. */
const readUpTo = (words: Locator) => words.evaluate((element) => element.scrollIntoView({ block: 'center' }))

test('the map goes along with the text and shows what it speaks of @phone', async ({ page }) => {
  await openDemonstration(page)
  const map = page.getByRole('region', { name: t('story.map') })
  const [torii, soba] = [inText(page, TORII), inText(page, SOBA)]

  await test.step('reading on', async () => {
    await readUpTo(torii)
    await expect(map).toBeInViewport()
    await expect(torii).toHaveAttribute('data-current')
    await readUpTo(soba)
    await expect(soba).toHaveAttribute('data-current')
    await expect(torii).not.toHaveAttribute('data-current')
  })

  await test.step('back at the top it is where it was', async () => {
    await page.getByRole('heading', { level: 1 }).evaluate((title) => title.scrollIntoView({ block: 'end' }))
    await expect(map).toBeHidden()
    await expect(page.locator('#map canvas')).toBeInViewport()
  })

  await test.step('from an object to its words', async () => {
    const row = page.getByRole('treeitem', { name: new RegExp(`^${TORII}`) })
    await row.getByText(TORII).click()
    await page.getByRole('button', { name: t('story.toText') }).click()
    await expect(torii).toBeFocused()
    await expect(torii).toBeInViewport()
    await expect(torii).toHaveAttribute('data-current')
  })

  await test.step('and away for good', async () => {
    await page.getByRole('button', { name: t('story.close') }).click()
    await expect(map).toBeHidden()
    await readUpTo(soba)
    await expect(torii).not.toHaveAttribute('data-current')
    await expect(map).toBeHidden()
  })
})

test('photos open larger, by keyboard and by swiping @phone', async ({ page }) => {
  await openDemonstration(page)
  const photos = page.locator('#article-text').getByRole('button')
  const count = await photos.count()
  expect(count).toBeGreaterThan(2)
  const viewer = page.getByRole('dialog', { name: t('photo.viewer') })
  const position = (number: number) => viewer.getByText(t('photo.position', { number, count }))
  await photos.first().focus()
  await page.keyboard.press('Enter')
  await expect(position(1)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(position(2)).toBeVisible()

  const box = await viewer.boundingBox()
  const [middle, height] = [(box?.width ?? 0) / 2, (box?.height ?? 0) / 2]
  await page.mouse.move(middle + 60, height)
  await page.mouse.down()
  await page.mouse.move(middle - 60, height)
  await page.mouse.up()
  await expect(position(3)).toBeVisible()
  await viewer.getByRole('button', { name: t('photo.previous') }).click()
  await expect(position(2)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(photos.nth(1)).toBeFocused()
})

test('a layer alone is taken along as GeoJSON', async ({ page }) => {
  await openDemonstration(page)
  await page.getByLabel(t('article.part')).selectOption({ index: 1 })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'GeoJSON' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/鳥居峠.* - 歩いた道\.geojson$/)
  const { features } = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(features).toHaveLength(1)
  expect(features[0]).toMatchObject({ geometry: { type: 'LineString' }, properties: { layer: '歩いた道' } })
})
