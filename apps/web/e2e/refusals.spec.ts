import { aUser } from './support/accounts.ts'
import { createArticle } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { fixture } from './support/fixtures.ts'
import { expect, test } from './support/test.ts'
import { editorWords } from './support/words.ts'

for (const locale of ['ja', 'en-us'] as const) {
  test(`a broken file is refused with the reason and the line, and the map stays (${locale})`, async ({ page }) => {
    await aUser(page, locale)
    await page.goto(`/?hl=${locale}`)
    const editor = new ArticleEditorPage(page, locale)
    const { t, map } = editor.words
    await editor.openNew()
    await editor.openOnMap(fixture('broken.gpx'))
    const refusal = t('file.atLine', { reason: t('file.broken_xml'), line: 6 })
    await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
    await editor.openOnMap(fixture('notes.txt'))
    await expect(page.getByRole('alert').filter({ hasText: t('file.not_xml') })).toBeVisible()
    await expect(page.getByRole('button', { name: map.common.undo, exact: true })).toBeDisabled()
  })
}

test('without WebGL the article keeps its layers, text and file', async ({
  playwright,
  launchOptions,
  server,
  page,
}) => {
  await aUser(page)
  const { id, title } = await createArticle(page)
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--disable-3d-apis'],
  })
  const { map } = editorWords('ja')
  const reader = await browser.newPage({ baseURL: server.origin, locale: 'ja-JP' })
  await reader.goto(`/routes/${id}`)
  await expect(reader.getByRole('alert').filter({ hasText: map.map.unavailableTitle })).toBeVisible()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(reader.getByRole('treeitem', { name: /Old road/ })).toBeVisible()
  await expect(reader.getByText('Stone steps lead up.')).toBeVisible()
  await reader.getByRole('button', { name: map.layers.hide('Day 1') }).click()
  await expect(reader.getByRole('button', { name: map.layers.show('Day 1') })).toBeVisible()
  await browser.close()
})
