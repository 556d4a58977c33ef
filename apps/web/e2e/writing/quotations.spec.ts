import { pressAll } from '../support/keys.ts'
import { expect, test } from '../support/test.ts'
import { openText, paragraph } from '../support/writing.ts'

const WAYS_BESIDE_THE_FIELD = [
  { by: 'the end of the article', keys: ['ControlOrMeta+End'] },
  { by: 'the arrow down', keys: ['ControlOrMeta+Home', 'ArrowDown', 'End', 'ArrowDown'] },
  { by: 'the arrow to the right', keys: ['ControlOrMeta+Home', 'ArrowDown', 'End', 'ArrowRight'] },
]

test('what is typed around a quotation is kept, wherever the keys or a click lead', async ({ page, editor }) => {
  await openText(editor, paragraph('Before.'), { type: 'quote', text: 'All of it.', caption: '' })
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
    await editor.text.getByRole('textbox', { name: editor.messages.text.quoteSource }).click()
    await page.keyboard.type('An old book')
  })
  await editor.expectSaved()
  await page.reload()
  await expect(quote).toHaveText(`${said} click`)
  await expect(editor.text.getByRole('textbox', { name: editor.messages.text.quoteSource })).toHaveValue('An old book')
})
