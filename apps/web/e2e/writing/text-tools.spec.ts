import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openText, paragraph, selectWord, storedBlocks } from '../support/writing.ts'

test('the tools over selected words make them bold, italic or a link, and take it back', async ({ page, editor }) => {
  const id = await openText(editor, paragraph('Take tea along'))
  const { text: w } = editor.messages
  const tools = page.getByRole('toolbar', { name: w.textTools })
  const tool = (name: string) => tools.getByRole('button', { name, exact: true })
  await expect(tools).toBeHidden()

  await test.step('bold and italic', async () => {
    await selectWord(editor, 'tea')
    await tool(w.bold).click()
    await expect(tool(w.bold)).toHaveAttribute('aria-pressed', 'true')
    await tool(w.italic).click()
    await expect(tool(w.italic)).toHaveAttribute('aria-pressed', 'true')
    await tool(w.bold).click()
    await expect(tool(w.bold)).toHaveAttribute('aria-pressed', 'false')
    await expectStored(page, id, 'Take <i>tea</i> along')
  })
  await test.step('a link', async () => {
    await tool(w.link).click()
    await page.getByRole('textbox', { name: w.linkAddress }).fill('not an address')
    await page.getByRole('button', { name: w.applyLink }).click()
    await expect(page.getByText(w.linkInvalid)).toBeVisible()
    await page.getByRole('textbox', { name: w.linkAddress }).fill('example.org/tea')
    await page.getByRole('button', { name: w.applyLink }).click()
    await expect(editor.text.getByRole('link', { name: 'tea' })).toHaveAttribute('href', 'https://example.org/tea')
    await expect(editor.text).toBeFocused()
  })
  await test.step('a link is taken off', async () => {
    await selectWord(editor, 'tea')
    await expect(tool(w.link)).toHaveAttribute('aria-pressed', 'true')
    await tool(w.link).click()
    await page.getByRole('button', { name: w.removeLink }).click()
    await expect(editor.text.getByRole('link')).toHaveCount(0)
    await expectStored(page, id, 'Take <i>tea</i> along')
  })
  await test.step('a link to the map', async () => {
    await selectWord(editor, 'tea')
    await tool(w.mapLink).click()
    await page.getByRole('option', { name: 'Old road' }).click()
    await expect(editor.text.locator('.map-link')).toHaveText('tea')
  })
})

test('what is written is counted, and how long it takes to read', async ({ page, editor }) => {
  await openText(editor)
  const { t } = editor.messages
  const counts = (characters: string, words: string, minutes: number) =>
    t('content.counts', { characters, words, minutes })
  await editor.text.click()
  await page.keyboard.insertText('Take the early train')
  await expect(page.getByText(counts('17', '4', 1))).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('石畳の道。'.repeat(300))
  // 1,200 of kanji and kana at 500 a minute and 4 words at 220: 2.4, rounded up.
  await expect(page.getByText(counts('1,517', '4', 3))).toBeVisible()
})

async function expectStored(page: Page, id: number, text: string): Promise<void> {
  await expect.poll(async () => (await storedBlocks(page, id))[0]?.text).toBe(text)
}
