import { becomeUser } from './support/accounts.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { chooseFile, fixture } from './support/fixtures.ts'
import { pressAll, tabTo } from './support/keys.ts'
import { expect, test } from './support/test.ts'
import { editorWords, words } from './support/words.ts'

const { t, map, text } = editorWords('ja')

test('the main job is done with a keyboard alone', async ({ page }) => {
  test.slow()
  await becomeUser(page)
  const editor = new ArticleEditorPage(page, 'ja')
  await tabTo(page, page.getByRole('link', { name: words('ja')('header.newRoute') }).first())
  await page.keyboard.press('Enter')
  const ways = page.getByRole('dialog', { name: words('ja')('header.newRoute') })
  await expect(ways).toBeVisible()
  await tabTo(page, ways.getByRole('link', { name: words('ja')('home.draw') }))
  await page.keyboard.press('Enter')
  await editor.expectMap()

  await test.step('a file', async () => {
    await tabTo(page, page.getByRole('toolbar').getByRole('button', { name: map.tools.select }))
    await page.keyboard.press('End')
    await chooseFile(page, () => page.keyboard.press('Enter'), fixture('torii-pass.gpx'))
    await expect(editor.object('藪原から奈良井へ')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(editor.object('藪原から奈良井へ')).toHaveCount(0)
    await page.keyboard.press('Control+Shift+z')
    await expect(editor.object('藪原から奈良井へ')).toBeVisible()
  })

  await test.step('a line, one of its points moved', async () => {
    await page.keyboard.press('l')
    await expect(editor.map).toBeFocused()
    await pressAll(page, 'Space', 'ArrowRight', 'ArrowRight', 'Space', 'ArrowUp', 'ArrowUp', 'Space')
    await expect(page.getByText(map.guide.points(3)).first()).toBeVisible()
    await pressAll(page, 'Tab', 'Shift+ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('toolbar').getByRole('button', { name: map.tools.select })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  await test.step('a spot with a name', async () => {
    await page.keyboard.press('p')
    await pressAll(page, 'ArrowLeft', 'ArrowLeft', 'Space', 'Enter')
    const name = page.getByRole('dialog').getByRole('textbox', { name: map.info.name })
    await expect(name).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Tea house')
    await page.keyboard.press('Enter')
    await expect(editor.object('Tea house')).toBeVisible()
  })

  await test.step('the text', async () => {
    await page.keyboard.press('Alt+2')
    await tabTo(page, editor.title)
    await page.keyboard.type('By keyboard over the pass')
    await tabTo(page, editor.text)
    await page.keyboard.type('/h2')
    await expect(page.getByRole('option', { name: text.heading(2) })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Up')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Tea at the ')
    await page.keyboard.press('Control+Shift+K')
    await expect(page.getByRole('combobox', { name: text.findMapObject })).toBeFocused()
    await page.keyboard.type('Tea')
    await page.keyboard.press('Enter')
    await expect(editor.text.getByRole('paragraph').filter({ hasText: 'Tea at the Tea house' })).toBeVisible()
  })

  await test.step('published', async () => {
    await page.keyboard.press('Alt+3')
    await tabTo(page, page.getByRole('radio', { name: t('visibility.draft'), exact: true }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: t('visibility.public'), exact: true })).toBeChecked()
    await tabTo(page, page.getByRole('button', { name: t('editor.publish'), exact: true }))
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: t('recording.title') })
    await tabTo(page, question.getByRole('button', { name: t('publish.action') }))
    await page.keyboard.press('Enter')
    const done = page.getByRole('dialog', { name: t('publish.doneTitle') })
    await expect(done).toBeVisible()
    await tabTo(page, done.getByRole('link', { name: t('publish.open') }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'By keyboard over the pass' })).toBeVisible()
  })
})
