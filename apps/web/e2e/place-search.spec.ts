import type { Page } from '@playwright/test'
import { aUser } from './support/accounts.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { expect, test } from './support/test.ts'

// The browser itself notes that a question has no answer.
test.use({ expectedProblems: ['404 (Not Found)'] })

test('a place is searched, chosen and becomes a spot, and the article says where it is @phone', async ({
  page,
  locale,
}) => {
  const isJapanese = locale === 'ja-JP'
  await aUser(page, isJapanese ? 'ja' : 'en-us')
  await untilPlacesAreLoaded(page)
  const editor = new ArticleEditorPage(page, isJapanese ? 'ja' : 'en-us')
  const { map: words } = editor.words
  const name = isJapanese ? '松本市' : 'Matsumoto'
  await editor.openNew()
  await editor.chooseTool('placeSearch')
  const field = page.getByRole('combobox', { name: words.places.label })
  await expect(field).toBeFocused()
  await field.fill('qqqqzzzz')
  await expect(page.getByText(words.places.problems.notFound)).toBeVisible()
  await field.fill(isJapanese ? '松本' : 'matsumoto')
  const option = page.getByRole('option', { name: new RegExp(`^${name}`) })
  await expect(option.first()).toContainText(isJapanese ? '長野県' : 'Nagano, Japan')
  await expect(page.getByText('GeoNames (CC BY 4.0), Natural Earth').first()).toBeVisible()
  await option.first().click()
  await editor.confirm()
  const spot = page.getByRole('dialog')
  await expect(spot).toContainText(name)
  await spot.getByRole('button', { name: words.common.close }).click()
  await editor.expectSaved()
  const saved = await page.request.get('/api/v1/self/routes')
  const { data } = await saved.json()
  expect(data[0]).toMatchObject({ place_ja: '長野県 松本市', place_en: 'Matsumoto, Nagano, Japan' })
})

/** A fresh installation serves before its places are there. */
async function untilPlacesAreLoaded(page: Page): Promise<void> {
  const status = async () => (await page.request.get('/api/v1/places?q=a')).status()
  await expect.poll(status, { timeout: 60_000 }).toBe(200)
}
