import { aUser } from './support/accounts.ts'
import { createArticle } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { pressAll } from './support/keys.ts'
import { expect, test } from './support/test.ts'

const WAYS_BESIDE_THE_FIELD = [
  { by: 'the end of the article', keys: ['ControlOrMeta+End'] },
  { by: 'the arrow down', keys: ['ControlOrMeta+Home', 'ArrowDown', 'End', 'ArrowDown'] },
  { by: 'the arrow to the right', keys: ['ControlOrMeta+Home', 'ArrowDown', 'End', 'ArrowRight'] },
]

test('what is typed around a quotation is kept, wherever the keys or a click lead', async ({ page }) => {
  await aUser(page)
  const blocks = [
    { type: 'paragraph', text: 'Before.' },
    { type: 'quote', text: 'All of it.', caption: '' },
  ] as const
  const { id } = await createArticle(page, { is_draft: true, context: { version: 1, blocks: [...blocks] } })
  const editor = new ArticleEditorPage(page, 'ja')
  await page.goto(`/home/routes/${id}/edit#content`)
  await editor.text.getByText('Before.').click()

  const quote = editor.text.getByRole('blockquote')
  let said = 'All of it.'
  for (const [index, { by, keys }] of WAYS_BESIDE_THE_FIELD.entries()) {
    await test.step(by, async () => {
      await pressAll(page, ...keys)
      await page.keyboard.type(` ${index}`)
      said += ` ${index}`
      await expect(quote).toHaveText(said)
    })
  }
  await test.step('a click below the field', async () => {
    const figure = await quote.locator('..').boundingBox()
    if (!figure) throw new Error('the quotation is not shown')
    await page.mouse.click(figure.x + figure.width - 2, figure.y + figure.height - 2)
    await page.keyboard.type(' click')
    await expect(quote).toHaveText(`${said} click`)
  })
  await test.step('the field itself', async () => {
    await editor.text.getByRole('textbox', { name: editor.words.text.quoteSource }).click()
    await page.keyboard.type('An old book')
  })
  await editor.expectSaved()
  await page.reload()
  await expect(quote).toHaveText(`${said} click`)
  await expect(editor.text.getByRole('textbox', { name: editor.words.text.quoteSource })).toHaveValue('An old book')
})

test('Enter ends a quotation with a paragraph that can become a table, on a phone as well @phone', async ({ page }) => {
  await aUser(page)
  const blocks = [{ type: 'quote', text: 'All of it.', caption: '' }]
  const { id } = await createArticle(page, { is_draft: true, context: { version: 1, blocks } })
  const editor = new ArticleEditorPage(page, 'en-us')
  const { text: w } = editor.words
  await page.goto(`/home/routes/${id}/edit?hl=en-us#content`)
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
