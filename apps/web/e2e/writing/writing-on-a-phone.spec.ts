import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { ArticleEditorPage } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'
import { openText, paragraph, selectWord, storedBlocks } from '../support/writing.ts'

test('a phone puts what is on the map into the text from a sheet', async ({ page, editor }) => {
  const { t } = editor.messages
  const id = await openText(editor, paragraph('one '), paragraph('by the '))
  const opener = page.getByRole('button', { name: t('content.openRail') })
  const sheet = page.getByRole('dialog', { name: t('content.railTitle') })
  const object = sheet.getByRole('button', { name: t('content.insertLink', { name: 'Old road' }) })

  await expectThumbSized(opener)
  await opener.click()
  await expect(sheet).toBeVisible()
  await expectAccessible(page)
  await expectThumbSized(object)
  await object.click()
  await expect(sheet).toBeHidden()
  await expect(editor.text.locator('p').last()).toHaveText('by the Old road')
  await expect(editor.text).toBeFocused()

  await page.keyboard.type(' we go')
  await editor.expectSaved()
  await expect
    .poll(async () => (await storedBlocks(page, id)).at(-1)?.text)
    .toMatch(/^by the <span class="map-link"[^>]*>Old road<\/span> we go$/)
  await editor.title.click()
  await opener.click()
  await expect(object).toHaveAccessibleDescription(t('content.used'))
})

test('the tools of a phone stand below the text and act on it', async ({ page, editor }) => {
  const id = await openText(editor, paragraph('Take tea along'))
  const { text: w } = editor.messages
  const tools = page.getByRole('toolbar', { name: w.textTools })
  const tool = (name: string) => tools.getByRole('button', { name, exact: true })
  await expect(tools).toBeHidden()

  await test.step('marks and links', async () => {
    await selectWord(editor, 'tea')
    await expect(tools).toBeInViewport({ ratio: 1 })
    await editor.pressButton(tool(w.bold))
    await expect(tool(w.bold)).toHaveAttribute('aria-pressed', 'true')
    await editor.pressButton(tool(w.italic))
    await editor.pressButton(tool(w.link))
    await page.getByRole('textbox', { name: w.linkAddress }).fill('example.org')
    await editor.pressButton(page.getByRole('button', { name: w.applyLink }))
    await expect(editor.text.getByRole('link', { name: 'tea' })).toHaveAttribute('href', 'https://example.org/')
    await expect(editor.text.locator('strong', { hasText: 'tea' })).toHaveCount(1)
    await expect(editor.text.locator('em', { hasText: 'tea' })).toHaveCount(1)
  })
  await test.step('another block, and its order', async () => {
    await editor.pressButton(tool(w.addBlock))
    const menu = page.getByRole('listbox', { name: w.chooseBlock })
    await editor.pressButton(menu.getByRole('option', { name: w.heading(2), exact: true }))
    await page.keyboard.type('On the way')
    await expectOrder(editor, ['Take tea along', 'On the way'])
    await editor.pressButton(tool(w.moveUp))
    await expectOrder(editor, ['On the way', 'Take tea along'])
    await editor.pressButton(tool(w.moveDown))
    await expectOrder(editor, ['Take tea along', 'On the way'])
    await editor.pressButton(tool(w.undo)) // how much goes in one step is a question of time
    await expect(tool(w.redo)).toBeEnabled()
    await editor.pressButton(tool(w.redo))
    await expect(tool(w.redo)).toBeDisabled()
    await expectOrder(editor, ['Take tea along', 'On the way'])
  })
  await test.step('they are gone where there is no text to act on', async () => {
    await editor.title.click()
    await expect(tools).toBeHidden()
  })
  await editor.expectSaved()
  expect((await storedBlocks(page, id))[0]?.text).toMatch(/^Take <.*>tea<.*> along$/)
})

test('Enter ends a quotation with a paragraph that can become a table, in reach of a thumb', async ({
  page,
  editor,
}) => {
  await openText(editor, { type: 'quote', text: 'All of it.', caption: '' })
  const { text: w } = editor.messages
  await editor.text.getByText('All of it.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const table = page.getByRole('listbox', { name: w.chooseBlock }).getByRole('option', { name: w.table })
  await table.scrollIntoViewIfNeeded()
  await expect(table).toBeInViewport({ ratio: 1 })
  await editor.pressButton(table)
  await page.keyboard.type('Station')
  await expect(editor.text.getByRole('blockquote')).toHaveText(['All of it.'])
  await expect(editor.text.getByRole('columnheader').first()).toHaveText('Station')
})

async function expectThumbSized(target: Locator): Promise<void> {
  const box = await target.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(box?.width).toBeGreaterThanOrEqual(44)
}

async function expectOrder({ text }: ArticleEditorPage, said: readonly string[]): Promise<void> {
  await expect(text.locator(':scope > :is(p, h2)').filter({ hasText: /./ })).toHaveText(said)
}
