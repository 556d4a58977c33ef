import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import type { ArticleEditorPage } from '../support/editor.ts'
import { choosePicture, fixture } from '../support/fixtures.ts'
import { pressAll } from '../support/keys.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'
import { openEmptyText } from '../support/writing.ts'

test('every block is written by typing and read by a visitor', async ({
  page,
  editor,
  openBrowser,
  language: locale,
}) => {
  test.slow()
  await openEmptyText(editor)
  await test.step('words that stand out, and a link', () => writeParagraph(editor))
  await test.step('a heading, lists and a divider, by the signs of Markdown', () => writeBySigns(page))
  await test.step('a quote with its source', () => writeQuote(editor))
  await test.step('a table that grows', () => writeTable(editor))
  await test.step('a picture with its caption', () => addImage(editor))
  await test.step('a gallery', () => addGallery(editor))
  const address = await test.step('published', () => editor.publish({ isConfirmed: true }))

  const visitor = await openBrowser()
  await visitor.goto(`${address}?hl=${locale}`)
  await test.step('the words are there', () => expectText(visitor))
  await test.step('the quote and the table are there', () => expectQuoteAndTable(visitor))
  await test.step('the pictures are there', () => expectPictures(visitor, locale))
})

async function writeParagraph({ page, text, messages: { text: w } }: ArticleEditorPage): Promise<void> {
  await page.keyboard.type('Take ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('the bell')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' and ')
  await page.keyboard.press('ControlOrMeta+i')
  await page.keyboard.type('some tea')
  await page.keyboard.press('ControlOrMeta+i')
  await page.keyboard.type(' from the shop')
  for (const _ of 'shop') await moveCursor(page, 'Shift+ArrowLeft')
  await expect(page.getByRole('toolbar', { name: w.textTools })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('textbox', { name: w.linkAddress })).toBeFocused()
  await page.keyboard.type('https://example.com/shop')
  await page.keyboard.press('Enter')
  await expect(text.getByRole('link', { name: 'shop' })).toBeVisible()
  await expect(text).toBeFocused()
  await moveCursor(page, 'End')
}

async function writeBySigns(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await page.keyboard.type('## On the way')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1. First the steps')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Then the pass')
  await pressAll(page, 'Enter', 'Enter')
  await page.keyboard.type('- A coat')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A map')
  await pressAll(page, 'Enter', 'Enter')
  await page.keyboard.type('3. Down to the inn')
  await pressAll(page, 'Enter', 'Enter')
  await page.keyboard.type('---')
}

async function writeQuote(editor: ArticleEditorPage): Promise<void> {
  const { page, text, messages } = editor
  await chooseBlock(editor, messages.text.quote)
  await page.keyboard.type('All of it is in the hills.')
  await text.getByRole('textbox', { name: messages.text.quoteSource }).fill('An old book')
  await text.getByRole('blockquote').click()
  await moveCursor(page, 'End')
  await page.keyboard.press('Enter')
}

async function writeTable(editor: ArticleEditorPage): Promise<void> {
  const { page, text, messages } = editor
  const { text: w } = messages
  await chooseBlock(editor, w.table)
  const [rows, columns] = [text.getByRole('row'), text.getByRole('columnheader')]
  const before = { rows: await rows.count(), columns: await columns.count() }
  await page.keyboard.type('Station')
  const tools = page.getByRole('toolbar', { name: w.tableTools })
  await editor.pressButton(tools.getByRole('button', { name: w.addColumnRight }))
  await expect(columns).toHaveCount(before.columns + 1)
  await editor.pressButton(tools.getByRole('button', { name: w.addRowBelow }))
  await expect(rows).toHaveCount(before.rows + 1)
  await columns.last().click()
  await page.keyboard.type('Minutes')
  await text.getByRole('cell').last().click()
  await page.keyboard.type('95')
  await startBelow(editor)
}

async function addImage(editor: ArticleEditorPage): Promise<void> {
  const { page, text, messages } = editor
  await choosePicture(page, () => chooseBlock(editor, messages.text.image), fixture('pass.png'))
  const caption = text.getByRole('textbox', { name: messages.text.caption, exact: true })
  await caption.fill('The pass from the east')
  await startBelow(editor)
}

async function addGallery(editor: ArticleEditorPage): Promise<void> {
  const { page, text, messages } = editor
  await choosePicture(page, () => chooseBlock(editor, messages.text.gallery), fixture('pass.png'), fixture('pass.png'))
  await text.getByRole('textbox', { name: messages.text.caption, exact: true }).last().fill('Two of the day')
  await editor.expectSaved()
}

/** Continues in the empty paragraph below the last block. */
async function startBelow({ page, text }: ArticleEditorPage): Promise<void> {
  await text.focus()
  await moveCursor(page, 'ControlOrMeta+End')
}

/** The browser moves the cursor and notifies the editor a little later, sooner than any user's next key. */
async function moveCursor(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))))
}

async function chooseBlock({ page, messages }: ArticleEditorPage, name: string): Promise<void> {
  await page.keyboard.type('/')
  const menu = page.getByRole('listbox', { name: messages.text.chooseBlock })
  await menu.getByRole('option', { name, exact: true }).click()
  await expect(menu).toBeHidden()
}

/** @returns the address to share. */

async function expectText(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const paragraph = main.getByRole('paragraph').filter({ hasText: 'Take the bell and some tea from the shop' })
  await expect(paragraph.locator('b')).toHaveText('the bell')
  await expect(paragraph.locator('i')).toHaveText('some tea')
  await expect(paragraph.getByRole('link', { name: 'shop' })).toHaveAttribute('href', 'https://example.com/shop')
  await expect(main.getByRole('heading', { level: 2, name: 'On the way' })).toBeVisible()
  await expect(itemsOf(main.locator('ol'), 'First the steps')).toHaveText(['First the steps', 'Then the pass'])
  await expect(main.locator('ol').filter({ hasText: 'Down to the inn' })).toHaveAttribute('start', '3')
  await expect(itemsOf(main.locator('ul'), 'A coat')).toHaveText(['A coat', 'A map'])
  await expect(main.getByRole('separator')).toHaveCount(1)
}

const itemsOf = (lists: Locator, one: string) => lists.filter({ hasText: one }).getByRole('listitem')

async function expectQuoteAndTable(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const quote = main.getByRole('figure').filter({ has: page.getByRole('blockquote') })
  await expect(quote.getByRole('blockquote')).toHaveText('All of it is in the hills.')
  await expect(quote).toContainText('An old book')
  const table = main.getByRole('table')
  await expect(table.getByRole('columnheader').first()).toHaveText('Station')
  await expect(table.getByRole('columnheader').last()).toHaveText('Minutes')
  await expect(table.getByRole('row').last().getByRole('cell').last()).toHaveText('95')
}

async function expectPictures(page: Page, locale: Locale): Promise<void> {
  const t = visitorMessages(locale)
  const figures = page.getByRole('main').getByRole('figure')
  const single = figures.filter({ hasText: 'The pass from the east' })
  await expect(single.getByRole('button', { name: t('photo.open', { name: 'The pass from the east' }) })).toBeVisible()
  await expectDrawn(single.locator('img'), 1)
  const gallery = figures.filter({ hasText: 'Two of the day' })
  await expect(gallery.getByRole('button', { name: t('photo.open', { name: 'Two of the day' }) })).toHaveCount(2)
  await expectDrawn(gallery.getByRole('listitem').locator('img'), 2)
}

async function expectDrawn(pictures: Locator, count: number): Promise<void> {
  await expect(pictures).toHaveCount(count)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
}
