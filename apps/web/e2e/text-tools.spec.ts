import type { Page } from '@playwright/test'
import { aUser } from './support/accounts.ts'
import { apiOf } from './support/api.ts'
import { createArticle } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { expect, test } from './support/test.ts'

for (const locale of ['ja', 'en-us'] as const) {
  test(`the tools over selected words make them bold, italic or a link, and take it back (${locale})`, async ({
    page,
  }) => {
    await aUser(page, locale)
    const { editor, id } = await openText(page, locale, 'Take tea along')
    const { text: w } = editor.words
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

  test(`what is written is counted, and how long it takes to read (${locale}) @phone`, async ({ page }) => {
    await aUser(page, locale)
    const { editor } = await openText(page, locale, '')
    const { t } = editor.words
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
}

test('the tools of a phone stand below the text and act on it @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await aUser(page, 'en-us')
  const { editor, id } = await openText(page, 'en-us', 'Take tea along')
  const { text: w } = editor.words
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
  expect(await storedText(page, id)).toMatch(/^Take <.*>tea<.*> along$/)
})

async function openText(page: Page, locale: 'ja' | 'en-us', text: string) {
  const blocks = text === '' ? [] : [{ type: 'paragraph', text }]
  const { id } = await createArticle(page, { is_draft: true, context: { version: 1, blocks } })
  const editor = new ArticleEditorPage(page, locale)
  await page.goto(`/home/routes/${id}/edit?hl=${locale}#content`)
  await expect(editor.text).toBeVisible()
  return { editor, id }
}

/** As a double click or a finger that is held does, which the browser tells the editor of. */
async function selectWord({ page, text }: ArticleEditorPage, word: string): Promise<void> {
  await text.focus()
  await text.evaluate((field, wanted) => {
    const nodes = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1
      if (at >= 0) document.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length)
    }
  }, word)
  await expect(page.getByRole('toolbar')).toBeVisible()
}

async function expectOrder({ text }: ArticleEditorPage, said: readonly string[]): Promise<void> {
  await expect(text.locator(':scope > :is(p, h2)').filter({ hasText: /./ })).toHaveText(said)
}

async function expectStored(page: Page, id: number, text: string): Promise<void> {
  await expect.poll(() => storedText(page, id)).toBe(text)
}

async function storedText(page: Page, id: number): Promise<string> {
  const answer = await apiOf(page).readRoute({ params: { id: String(id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  const { blocks } = answer.data.context as { blocks: { text?: string }[] } // as the server wrote it
  return blocks[0]?.text ?? ''
}
