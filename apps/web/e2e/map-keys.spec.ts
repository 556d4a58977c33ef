import { aDocument, aLine } from '@mishiori/map-editor/testing'
import { aUser } from './support/accounts.ts'
import { openDraft } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { expect, smallMap, test } from './support/test.ts'

test.use(smallMap)

test('keys zoom the map, show all of it, hide a layer, leave a tool and tell of themselves', async ({ page }) => {
  await aUser(page)
  const editor = new ArticleEditorPage(page, 'ja')
  const { words, map } = editor
  const { tools, layers, shortcuts } = words.map
  await openDraft(editor, aDocument([aLine({ name: 'Ridge' })]))
  const scale = page.locator('.maplibregl-ctrl-scale')
  await map.focus()
  const whole = await scale.textContent()

  await test.step('nearer, farther, everything', async () => {
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect(scale).not.toHaveText(whole ?? '')
    const near = await scale.textContent()
    await page.keyboard.press('-')
    await expect(scale).not.toHaveText(near ?? '')
    await page.keyboard.press('0')
    await expect(scale).toHaveText(whole ?? '')
  })
  await test.step('the layer', async () => {
    const layer = page.getByRole('treeitem').first()
    await page.keyboard.press('h')
    await expect(layer).toHaveAccessibleName(new RegExp(layers.hiddenState))
    await page.keyboard.press('h')
    await expect(layer).not.toHaveAccessibleName(new RegExp(layers.hiddenState))
  })
  await test.step('a tool, and back', async () => {
    const select = page.getByRole('toolbar', { name: tools.label }).getByRole('button', { name: tools.select })
    await page.keyboard.press('l')
    await expect(select).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('v')
    await expect(select).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('all keys', async () => {
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: shortcuts.title })
    await expect(sheet.getByText(shortcuts.zoom)).toBeVisible()
    await expect(sheet.getByRole('term').filter({ hasText: words.t('editor.tab.content') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(map).toBeFocused()
  })
})
